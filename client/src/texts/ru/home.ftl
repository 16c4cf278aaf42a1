home-what = Одно слово, одно число — и друзья поймут, какие карточки у тебя на уме.
home-new-table = Новый стол
home-duet = Дуэт на двоих
home-rules = Выбрать правила
home-code = Код от друзей
home-knock = Постучать
home-lobby = Столы, где ищут компанию
home-me = Мои столы
home-my-tables = Твои последние столы
home-empty-table = Пока никого
home-running = идёт игра
door-heading = У двери
door-state = { $state ->
    [waiting] Стук слышен. Сейчас кто-нибудь откроет.
    [open] Дверь открыта.
    [away] В этот раз тебя не впустили.
    [locked] Стол закрыт на замок.
   *[gone] Здесь уже никто не отвечает.
  }
