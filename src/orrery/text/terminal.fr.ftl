# Ce que dit le terminal.
terminal-help =
    Tapez un coup comme il est écrit dans la liste, ou une partie (une pièce, un
    lieu) pour voir les coups qui la contiennent, puis un numéro de cette liste.
    Entrée seule les montre tous. Autres mots :
      what NOM       ce qu’est et fait une pièce, carte, lieu ; seul : les noms
      why COUP       pourquoi un coup est impossible
      legend         ce que veulent dire les lettres et signes du plateau
      list [PARTIE]  les coups qui contiennent une partie ; more : les suivants
      board, log     le plateau encore ; ce qui s’est passé jusqu’ici
      hint           ce que ferait un bot fort
      undo           reprendre votre dernière décision
      rules [N]      les règles, ou la règle N
      save [FICH.]   enregistrer (c’est aussi fait après chaque décision)
      quit           partir ; orrery play --resume FICHIER continue
      ?              cette aide
terminal-begin = ? explique ce qui peut être tapé, legend les lettres du plateau ; Entrée montre les coups.
terminal-thinking = { $name } réfléchit…
terminal-enter-chance = Hasard : tapez ce qui a été tiré.
terminal-no-such-number = Il n’y a pas de numéro { $number } dans la liste : { $n ->
    [one] seul le 1 est montré
   *[other] les numéros 1 à { $n } sont montrés
}.
terminal-no-move-contains = Aucun coup ne contient ici « { $part } ». Tapez ? pour l’aide.
terminal-no-more = Toute la liste a été montrée.
terminal-and-more = … et { $n } de plus : tapez une partie d’un coup pour réduire la liste, ou more pour les voir.
terminal-why-what = Tapez why et un coup pour savoir ce qui s’y oppose.
terminal-nothing-against = Rien ne s’oppose à « { $move } ».
terminal-nothing-called = Rien dans ce jeu ne s’appelle « { $name } ». what seul montre tous les noms.
terminal-which = Lequel : { $names } ?
terminal-no-advice = Le hasard n’a pas besoin de conseil.
terminal-advice = gagne à { $percent } %, attend { $points } points
terminal-no-rule = Il n’y a pas de règle { $rule }. rules seul les montre toutes.
terminal-not-saved = Non enregistré : { $path } : { $why }.
terminal-saved = Enregistré sous { $path }.
terminal-curtain = { $name }, c’est à vous : appuyez sur Entrée quand personne d’autre ne regarde.
terminal-kept = La partie est enregistrée sous { $path }.
terminal-kept-unfinished = La partie est enregistrée sous { $path } ; orrery play --resume { $path } continue.
terminal-lost = La partie n’est pas enregistrée : { $path } n’a pas pu être écrit.
terminal-place = place
terminal-rank = { $n }.
terminal-won = { $name } gagne.
terminal-shared = { $names } partagent la victoire.
terminal-rule = règle { $rule }
terminal-plays = { $name } : { $player }
terminal-who-plays = { $players }. --players A,B,… change qui joue.
terminal-human = humain
