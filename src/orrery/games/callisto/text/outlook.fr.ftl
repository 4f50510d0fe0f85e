# Les parties de ce que vaut une position, pour les raisons des conseils.
outlook-left = points qui restent en main
outlook-rival = points qui restent au meilleur adversaire
outlook-room = place pour vos pièces
outlook-their-room = place des autres
