# Las partes de lo buena que parece una posición, para las razones de los consejos.
outlook-planets = tu camino a los próximos planetas
outlook-object = el objeto espacial que compras
outlook-logistics = Logística de tu lado
outlook-exposed = seguridad de tus recursos
outlook-effects = efectos en los turnos que vienen
outlook-specialist = lo que aún hará tu especialista
outlook-rival = ventaja sobre el rival más fuerte
outlook-win = el séptimo planeta: ganas
