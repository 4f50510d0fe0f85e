# Extracciones que se introducen desde la caja real.
draws-flipping = ¿Qué lado empieza de día?
draws-drawing-bonus = ¿Qué loseta de bonificación hay en el espacio { $n } de paso?
draws-drawing-demand = ¿Qué loseta de Demanda { $colour } roba { $name }?
draws-drawing-upgrade = ¿Qué loseta de Mejora se ofrece ahora?
lot-demand = { $n }: { $front } o { $back }
