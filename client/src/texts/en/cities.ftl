city = { $city ->
    [berlin] Berlin
    [cairo] Cairo
    [moscow] Moscow
    [sofia] Sofia
    [london] London
    [vatican] Vatican
    [monte-carlo] Monte Carlo
    [zurich] Zurich
    [bucharest] Bucharest
    [istanbul] Istanbul
    [paris] Paris
    [vienna] Vienna
    [lisbon] Lisbon
    [buenos-aires] Buenos Aires
    [kyiv] Kyiv
    [delhi] Delhi
    [jakarta] Jakarta
    [tokyo] Tokyo
    [singapore] Singapore
    [reykjavik] Reykjavik
   *[prague] Prague
  }
