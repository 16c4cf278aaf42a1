city = { $city ->
    [berlin] Berlin
    [cairo] Cairo
    [moscow] Moscova
    [sofia] Sofia
    [london] Londra
    [vatican] Vatican
    [monte-carlo] Monte Carlo
    [zurich] Zürich
    [bucharest] București
    [istanbul] Istanbul
    [paris] Paris
    [vienna] Viena
    [lisbon] Lisabona
    [buenos-aires] Buenos Aires
    [kyiv] Kiev
    [delhi] Delhi
    [jakarta] Jakarta
    [tokyo] Tokyo
    [singapore] Singapore
    [reykjavik] Reykjavik
   *[prague] Praga
  }
