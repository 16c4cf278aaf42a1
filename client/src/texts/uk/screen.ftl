screen-join = Приєднуйся з телефона
screen-hint = Показуйте на картки, хтось натисне тут. Шпигунам телефон не потрібен.
screen-full = На весь екран
screen-room = у кімнаті
screen-leave = До столу
