# Les parties de ce que vaut une position, pour les raisons des conseils.
outlook-left = points sortis de votre main
outlook-rival = points encore en main chez le meilleur adversaire
outlook-room = place pour vos pièces
outlook-their-room = place prise aux autres
