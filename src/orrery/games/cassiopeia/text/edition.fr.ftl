# Ce qui, dans une édition, contredit le livret de règles.
problem-count-systems = Systèmes : { $count } ; il devrait y en avoir { $should }.
problem-count-planets = Planètes d’un système : { $count } ; il devrait y en avoir { $should }.
problem-count-specialists = Spécialistes (deux sur chacune des neuf cartes) : { $count } ; il devrait y en avoir { $should }.
problem-count-objects = Objets spatiaux : { $count } ; il devrait y en avoir { $should }.
problem-count-planet-cards = Cartes de planète dans la boîte : { $count } ; il devrait y en avoir { $should }.
problem-count-specialist-cards = Cartes de spécialiste dans la boîte : { $count } ; il devrait y en avoir { $should }.
problem-count-kinds = Stations, satellites, bases et transports ensemble : { $count } ; il devrait y en avoir { $should }.
problem-count-tokens = Jetons de ressource : { $count } ; il devrait y en avoir { $should }.
problem-system = Le système { $number } est { $system } ; ce devrait être { $should }.
problem-system-planets = Planètes de { $system } : { $count } ; il devrait y en avoir { $should }.
problem-system-symbols = { $system } a les symboles { $symbols } ; ce devraient être { $should } lettres E ou M.
problem-planet-name = Deux planètes s’appellent { $name } ; chaque planète devrait avoir son propre nom.
problem-planet-price = La planète { $planet } n’a pas de prix sur son côté { $side ->
    [inhabited] habité
   *[other] inhabité
} ; chaque côté devrait en montrer un.
problem-planet-effect = La planète { $planet } a { $effect } comme { $key } ; ce devrait être l’un de { $known }.
problem-specialists = Les spécialistes sont { $are } ; dans l’ordre, ce devraient être { $should }.
problem-specialist-card = { $specialist } est sur la carte { $card } ; ce devrait être la carte { $should }.
problem-action = { $specialist } a l’action { $action } ; ce devrait être l’une de { $known }.
problem-action-card = { $specialist } a l’action { $action } ; seuls les spécialistes de la carte { $card } devraient l’avoir, car cette carte apporte l’objet spatial.
problem-specialist-extra = { $specialist } a { $value } comme { $key } ; ce devrait être l’un de { $known }.
problem-specialist-negative = { $specialist } a un nombre inférieur à 0 ; les gains et les frais devraient être de 0 ou plus.
problem-cards = Des neuf cartes de spécialiste, I à IV devraient être obligatoires et I à VI celles de la première partie.
problem-cards-used = On utilise de { $fewest } à { $most } cartes de spécialiste ; ce devrait être de 6 à 8.
problem-objects = Les objets spatiaux sont { $are } ; dans l’ordre, ce devraient être { $should }.
problem-object-effect = { $object } a { $effect } comme { $key } au { $side ->
    [back] verso
   *[other] recto
} ; ce devrait être l’un de { $known }.
problem-base = La base devrait avoir phobos comme { $key } au recto et lunar-base au verso.
problem-effect-once = { $count } cartes ont { $effect } comme { $key } ; chaque effet devrait se trouver sur un seul côté d’une seule carte.
problem-price = 1 { $resource ->
    [bot] bot
    [lens] lentille
   *[other] cellule
} coûte { $price } pièces ; le prix devrait être de { $should }.
problem-capsule-price = Une capsule a un prix inférieur à 0 ; il devrait être de 0 ou plus.
problem-unprotected = Quand la carte Logistique est retournée, les joueurs gardent { $count } ressources ; ce devrait être 3.
problem-ending = La partie se termine avec { $count } planètes ; ce devrait être { $should }.
problem-effect-negative = effects.{ $name } vaut { $value } ; ce devrait être 0 ou plus.
problem-example-effect = { $planet } a l’effet { $effect } ; l’exemple du livret de règles montre { $should }.
problem-example-halfling = Le prix inhabité de Halfling devrait être de 2 lentilles et 1 pièce, comme dans l’exemple.
problem-example-tiangong = Le prix inhabité de Tiangong devrait être de deux d’une ressource et une d’une autre.
problem-example-gain = { $specialist } : { $key } devrait être 1 de { $resource }, comme dans l’exemple du livret de règles.
problem-example-action = { $specialist } : l’action est { $action } ; ce devrait être { $should }.
problem-example-objects = Le Complexe commercial devrait donner 1 pièce et la Station extraterrestre 1 capsule, comme dans l’exemple.
