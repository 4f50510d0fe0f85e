# Les parties de ce que vaut une position, pour les raisons des conseils.
outlook-planets = votre chemin vers les prochaines planètes
outlook-object = l’objet spatial que vous achetez
outlook-logistics = Logistique de votre côté
outlook-exposed = sécurité de vos ressources
outlook-effects = effets des tours à venir
outlook-specialist = ce que fera encore votre spécialiste
outlook-rival = avance sur le plus fort adversaire
outlook-win = la septième planète : vous gagnez
