# Las partes de lo buena que parece una posición, para las razones de los consejos.
outlook-left = puntos que salen de tu mano
outlook-rival = puntos aún en la mano del mejor rival
outlook-room = espacio para tus piezas
outlook-their-room = espacio quitado a los demás
