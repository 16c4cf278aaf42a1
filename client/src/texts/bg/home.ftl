home-what = Една дума, едно число — и приятелите ти знаят кои карти имаш предвид.
home-new-table = Нова маса
home-duet = Дует за двама
home-rules = Избери правилата
home-code = Код от приятел
home-knock = Почукай
home-lobby = Маси, които търсят компания
home-me = Моите маси
home-my-tables = Последните ти маси
home-empty-table = Още няма никого
home-running = играят
door-heading = Пред вратата
door-state = { $state ->
    [waiting] Почука се. Някой ще ти отвори.
    [open] Вратата е отворена.
    [away] Този път не те пуснаха.
    [locked] Масата е заключена.
   *[gone] Тук вече никой не отговаря.
  }
