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
      coach          un conseil avant chaque décision, un mot après ; encore : non
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
terminal-coach-comes = Un guide est à vos côtés. coach le renvoie.
terminal-coach-goes = Le guide vous laisse à vous-même.
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

# Leçons.
terminal-lesson-step = Étape { $n } sur { $of }
terminal-lesson-look = Regardez : { $things }.
terminal-lesson-ask-move = Tapez votre coup, ou une partie pour voir ceux qu’il y a. next le joue pour vous, back revient, ? explique.
terminal-lesson-ask-answer = Tapez le numéro de votre réponse. next continue sans réponse, back revient.
terminal-lesson-ask-nothing = Entrée continue. back revient, quit quitte.
terminal-lesson-other = undo le reprend ; Entrée le garde et continue.
terminal-lesson-strayed = Pour montrer la suite, la table est maintenant comme dans la leçon.
terminal-lesson-over = C’était la leçon. orrery learn { $game } continue ; orrery play { $game } joue.
terminal-lesson-left = Vous pouvez reprendre ici quand vous voulez : orrery learn { $game } { $lesson }
terminal-lesson-help =
    Une étape demande un coup, le numéro d’une réponse, ou seulement Entrée.
      PARTIE       montre les coups qui la contiennent ; puis un numéro de cette liste
      next, skip   continue ; un coup demandé est joué pour vous
      back         l’étape précédente
      undo         reprend un coup qui n’était pas celui demandé
      what NOM     ce qu’est et ce que fait une pièce, carte ou place ; seul : tous les noms
      why COUP     pourquoi un coup ne peut être joué
      board, log   le plateau à nouveau ; ce qui s’est passé
      rules [N]    les règles, ou la règle N
      quit         quitte ; la leçon reprendra à cette étape une autre fois
puzzle-task = { $name } choisit entre { $n } coups, et un est nettement le meilleur. Tapez-le ; « ? » montre la solution.
puzzle-right = C’est le coup : il gagne { $win } % des parties, et le deuxième meilleur, { $second }, en cède { $margin } %.
puzzle-solution = Le meilleur coup est { $move } : il gagne { $win } % des parties, et le deuxième meilleur, { $second }, en cède { $margin } %.
puzzle-cost = Cela cède { $n } %. Réessayez.
