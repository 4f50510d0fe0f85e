# Tirages saisis à partir de la vraie boîte.
draws-including = Quelle carte entre dans la partie ?
draws-dealing = { $name } : quelle planète occupe la place { $n } du système ?
draws-flipping = Quelle carte de spécialiste est retournée ?
draws-laying = Quelle carte vient ensuite dans la rangée des spécialistes ?
draws-adding-station = Quelle station entre dans la partie ?
draws-adding-satellite = Quel satellite entre dans la partie ?
draws-finding-first = Qui commence ?
lot-planet = { $n } { $planet }
lot-card = { $card } : { $up } (verso : { $down })
lot-seat = { $name }
