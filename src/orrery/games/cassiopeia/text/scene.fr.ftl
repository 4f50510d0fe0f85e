# La table : zones, cartes, ce qu’on peut faire.
sign-coin = { $n } [coin]
sign-bot = { $n } [bot]
sign-lens = { $n } [lens]
sign-cell = { $n } [cell]
sign-capsule = { $n } [capsule]
symbol-coin = { $n ->
    [one] pièce
   *[other] pièces
}
symbol-bot = { $n ->
    [one] bot
   *[other] bots
}
symbol-lens = { $n ->
    [one] lentille
   *[other] lentilles
}
symbol-cell = { $n ->
    [one] cellule
   *[other] cellules
}
symbol-capsule = { $n ->
    [one] capsule
   *[other] capsules
}
symbol-earth = Terre
symbol-mars = Mars
symbol-logistics = Logistique
symbol-fund = fonds

scene-setting-up = mise en place
scene-round = Manche { $n }
scene-step-start = Début
scene-step-coins = Pièces
scene-step-specialist = Spécialiste ou achat
scene-step-effects = Effets
scene-step-terraform = Terraformer
scene-choosing = Choisissez un spécialiste
scene-choosing-text = Les tours suivent la rangée de gauche à droite.
scene-including = Choisissez les cartes Spécialiste
scene-including-text = I à IV sont toujours présentes ; il en faut de six à huit.
scene-specialists = Spécialistes
scene-specialists-note = tours de gauche à droite
scene-logistics = Logistique : { $where }
scene-optimized = optimisée :
scene-nobody = personne
scene-purchase = Achat
scene-amount = { $n }
scene-card = { $place ->
    [1] 1er
   *[other] { $place }e
} à jouer · { $card }
scene-card-number = carte { $card }
scene-parts = { $parts }
scene-plus = +{ $n } { $what }
scene-sign-coin = [coin]
scene-sign-bot = [bot]
scene-sign-lens = [lens]
scene-sign-cell = [cell]
scene-sign-capsule = [capsule]
scene-brings = Vous apporte
scene-brings-nothing = rien dans l’immédiat
scene-then = puis { $planets } à votre portée
scene-not-optimized = sans partie Logistique pour vous
scene-free = libre
scene-free-later = libre, puis +1 [coin]
scene-done = { $name }, joué
scene-now = { $name }, maintenant
scene-to-come = { $name }, à venir
scene-included = incluse
scene-objects = Objets spatiaux
scene-object = { $effect } : { $does }
scene-warning = { $name } doit encore jouer : Logistique sur { $where }, vous gardez { $keeps } ressources sur { $n }.
scene-own-system = { $system }, votre système
scene-terraformed = { $n } terraformées sur { $planets }, la { $planets }e donne la victoire
scene-stored = { $n } en banque
scene-balance = [earth] { $earth } : { $mars } [mars]{ $optimized ->
    [yes] { " " }optimisée
   *[other] { " " }non optimisée
}
scene-fund = Fonds { $n }
scene-fund-reach = Fonds { $n } : à prendre chez { $who }
scene-fund-nobody = Fonds { $n } : personne à votre portée
scene-fund-in-reach = Fonds { $n }, à votre portée
scene-fund-safe = Fonds { $n }, hors de portée
scene-used = utilisé ce tour
scene-inhabited = terraformée
scene-payable = à votre portée
scene-payable-other = payable
scene-lack = manque { $what }

brief-to-mars = Logistique sur Mars
brief-to-earth = Logistique sur la Terre
brief-tax = pièces des autres
brief-smuggle = 1 ressource d’un autre
brief-claim-station = la station
brief-claim-satellite = le satellite
brief-claim-base = la base
brief-claim-transport = le transport

action-choose = Choisir un spécialiste
action-discard = Défausser
action-take = Prendre
action-include = Ajouter une carte
action-enough = Cela suffit
action-store = Garder en banque
action-store-all = Tout garder
action-pay = Payer
action-pay-greenhouse = Serre
action-pay-solar = Satellite solaire
action-pay-capsule = Capsules
action-specialist = Spécialiste
action-purchase = Acheter
action-purchase-text = dès { $n } [coin]
action-effect = Utiliser un effet
action-exchange = Échanger
action-terraform = Terraformer
action-claim = Le prendre
action-claim-text = avec la face voulue
action-go-on = Continuer
action-go-on-starting = aux pièces
action-go-on-collected = à l’étape 2
action-go-on-acting = ni l’un ni l’autre
action-go-on-building = finir le tour
action-go-on-claiming = sans lui
action-go-on-relaying = sans elle
action-go-on-capsule = sans capsule
action-go-on-exchanging = pas d’autre
offer-from = chez { $name }
offer-gain = +{ $what }
offer-instead = { $given } pour { $asked }
offer-price = { $what }
offer-swap = { $first } et { $second }
offer-good-from = { $good }, { $source }
offer-exchange = { $given } → { $gained }
offer-store = garder { $n } [coin]
offer-store-all = tout garder
offer-resolve = l’appliquer
offer-without-logistics = sans la Logistique
offer-relay = par le Satellite relais
offer-go-on = Continuer
offer-enough = Cela suffit
offer-include = carte { $card }
offer-pay = tel quel
standing = { $n } sur { $of }
