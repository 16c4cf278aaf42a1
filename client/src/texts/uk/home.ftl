home-what = Одне слово, одне число — і друзі знають, які картки ти маєш на думці.
home-new-table = Новий стіл
home-duet = Дует на двох
home-rules = Обрати правила
home-code = Код від друзів
home-knock = Постукати
home-lobby = Столи, що шукають товариство
home-me = Мої столи
home-my-tables = Твої останні столи
home-empty-table = Поки нікого
home-running = грають
door-heading = Перед дверима
door-state = { $state ->
    [waiting] Стук почули. Зараз хтось відчинить.
    [open] Двері відчинено.
    [away] Цього разу тебе не впустили.
    [locked] Стіл замкнено.
   *[gone] Тут уже ніхто не відповідає.
  }
