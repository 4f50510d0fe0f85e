# Ce que l'on dit à un appareil, et ce que l'application dit d'elle-même.
call-turn = { $game } : à vous
call-with = Avec { $others }.
call-alone = Votre prochaine décision vous attend.
call-reminder = { $left ->
    [one] Il reste moins d'une heure pour votre décision.
   *[other] Il reste environ { $left } heures pour votre décision.
}
about-app = Une table numérique pour des jeux de société des mondes lointains : entre amis, contre des robots, selon les règles.
