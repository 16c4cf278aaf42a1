city = { $city ->
    [berlin] Берлин
    [cairo] Кайро
    [moscow] Москва
    [sofia] София
    [london] Лондон
    [vatican] Ватикана
    [monte-carlo] Монте Карло
    [zurich] Цюрих
    [bucharest] Букурещ
    [istanbul] Истанбул
    [paris] Париж
    [vienna] Виена
    [lisbon] Лисабон
    [buenos-aires] Буенос Айрес
    [kyiv] Киев
    [delhi] Делхи
    [jakarta] Джакарта
    [tokyo] Токио
    [singapore] Сингапур
    [reykjavik] Рейкявик
   *[prague] Прага
  }
