# Les parties de ce que vaut une position, pour les raisons des conseils.
outlook-track = points sur la piste
outlook-resources = ressources et revenus
outlook-colonists = colons et ce qu’ils récolteront
outlook-upgrades = tuiles d’amélioration
outlook-day-ends = jetons et places pour les fins de jour
outlook-salvage = pièces récupérées sur votre plateau
outlook-demand = éléments pour vos tuiles de Demande
outlook-influence = influence
outlook-envoys = émissaires et portée
outlook-pass = la passe encore ouverte
outlook-at-hand = ce que cette action apportera encore
