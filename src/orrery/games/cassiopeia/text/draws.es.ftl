# Extracciones que se introducen desde la caja real.
draws-including = ¿Qué carta entra en la partida?
draws-dealing = ¿Qué planeta ocupa el lugar { $n } del sistema de { $name }?
draws-flipping = ¿Qué carta de especialista se pone del reverso?
draws-laying = ¿Qué carta sigue en la fila de especialistas?
draws-adding-station = ¿Qué estación entra en la partida?
draws-adding-satellite = ¿Qué satélite entra en la partida?
draws-finding-first = ¿Quién empieza?
lot-planet = { $n } { $planet }
lot-card = { $card }: { $up } (reverso: { $down })
lot-seat = { $name }
