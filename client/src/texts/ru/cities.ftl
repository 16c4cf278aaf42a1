city = { $city ->
    [berlin] Берлин
    [cairo] Каир
    [moscow] Москва
    [sofia] София
    [london] Лондон
    [vatican] Ватикан
    [monte-carlo] Монте-Карло
    [zurich] Цюрих
    [bucharest] Бухарест
    [istanbul] Стамбул
    [paris] Париж
    [vienna] Вена
    [lisbon] Лиссабон
    [buenos-aires] Буэнос-Айрес
    [kyiv] Киев
    [delhi] Дели
    [jakarta] Джакарта
    [tokyo] Токио
    [singapore] Сингапур
    [reykjavik] Рейкьявик
   *[prague] Прага
  }
