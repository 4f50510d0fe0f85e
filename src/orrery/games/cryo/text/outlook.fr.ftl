# Les parties de ce que vaut une position, pour les raisons des conseils.
outlook-points = points actuels
outlook-won = premier ou non à la fin
outlook-crew = équipage endormi, en récupération et installé
outlook-missions = missions encore à remplir
outlook-upgrades = améliorations à utiliser
outlook-platform = actions de la plateforme
outlook-drones = drones rentrés, prêts à partir
outlook-stores = réserves et cartes en main
outlook-launch = équipage et véhicules prêts au départ
outlook-promise = ce que ce tour apportera encore
outlook-rival = avance sur le plus fort adversaire
