### Lecciones en la mesa del navegador.

page-learn-link = Aprender { $name } en lecciones cortas
page-learn-title = Aprender { $name }
page-learn-lead =
    { $count ->
        [one] Una lección corta en la mesa. Juegas tú.
       *[other] { $count } lecciones cortas en la mesa. Juegas tú; cada una dura entre dos y cuatro minutos.
    }
page-learn-number = Lección { $number }:
page-learn-state =
    { $state ->
        [begun] Seguir
        [done] Hecha
       *[new] Empezar
    }
page-learn-all-done = Has hecho todas las lecciones. Puedes repetir la que quieras.
table-lesson-title = { $game }, lección { $number }
table-lesson-heading = Lección { $number }: { $title }
table-lesson-step = { $step } de { $steps }
table-lesson-over = La lección ha terminado
table-lesson-next = Siguiente lección
table-lesson-play = Jugar una partida en el nivel «{ $level }»
table-lesson-key = { $key }: { $does }.
table-lesson-again = Empezar de nuevo
table-lesson-all = Todas las lecciones
table-lesson-skip = Saltar esta lección
table-lesson-leave = Dejar la lección
page-new-coach = Ayuda para mis primeras partidas
page-new-coach-hint = Cada carta de tu mano muestra sus puntos, y se te avisa antes de un mal desliz, una vez de cada clase.
