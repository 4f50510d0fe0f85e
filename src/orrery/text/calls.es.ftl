# Con qué se avisa a un dispositivo, y qué dice de sí la aplicación.
call-turn = { $game }: tu turno
call-with = Con { $others }.
call-alone = Tu próxima decisión te espera.
call-reminder = { $left ->
    [one] Queda menos de una hora para tu decisión.
   *[other] Quedan unas { $left } horas para tu decisión.
}
about-app = Una mesa digital para juegos de tablero de los mundos exteriores: con amigos, contra bots, según el reglamento.
