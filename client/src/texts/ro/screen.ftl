screen-join = Intră cu telefonul
screen-hint = Arătați cartonașele, cineva apasă aici. Agenții operativi nu au nevoie de telefon.
screen-full = Pe tot ecranul
screen-room = în cameră
screen-leave = La masă
