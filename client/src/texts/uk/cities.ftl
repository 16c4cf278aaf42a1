city = { $city ->
    [berlin] Берлін
    [cairo] Каїр
    [moscow] Москва
    [sofia] Софія
    [london] Лондон
    [vatican] Ватикан
    [monte-carlo] Монте-Карло
    [zurich] Цюрих
    [bucharest] Бухарест
    [istanbul] Стамбул
    [paris] Париж
    [vienna] Відень
    [lisbon] Лісабон
    [buenos-aires] Буенос-Айрес
    [kyiv] Київ
    [delhi] Делі
    [jakarta] Джакарта
    [tokyo] Токіо
    [singapore] Сінгапур
    [reykjavik] Рейк'явік
   *[prague] Прага
  }
