# Las partes de lo buena que parece una posición, para las razones de los consejos.
outlook-track = puntos en el marcador
outlook-resources = recursos e ingresos
outlook-colonists = colonos y lo que cosecharán
outlook-upgrades = losetas de mejora
outlook-day-ends = fichas y espacios para los finales de día
outlook-salvage = piezas de chatarra en tu tablero
outlook-demand = elementos para tus losetas de Demanda
outlook-influence = influencia
outlook-envoys = enviados y alcance
outlook-pass = el pase que aún tienes
outlook-at-hand = lo que aún traerá esta acción
