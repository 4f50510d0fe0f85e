# Las partes de lo buena que parece una posición, para las razones de los consejos.
outlook-left = puntos que te quedan en la mano
outlook-rival = puntos que le quedan al mejor rival
outlook-room = espacio para tus piezas
outlook-their-room = espacio de los demás
