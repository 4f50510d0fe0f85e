# Las partes de lo buena que parece una posición, para las razones de los consejos.
outlook-points = puntos tal como están
outlook-won = ser primero o no al final
outlook-crew = tripulación dormida, en rescate y asentada
outlook-missions = misiones que aún crecerán
outlook-upgrades = mejoras por usar
outlook-platform = acciones de la plataforma
outlook-drones = drones en casa, listos para salir
outlook-stores = reservas y cartas en mano
outlook-launch = tripulación y vehículos listos para salir
outlook-promise = lo que aún traerá este turno
outlook-rival = ventaja sobre el rival más fuerte
