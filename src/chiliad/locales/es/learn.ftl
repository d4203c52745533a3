### The lessons at the terminal: chiliad learn.

command-learn = aprender un juego en cinco lecciones cortas
    .long = Enseña un juego en este terminal: cinco rondas cortas en las que juegas tú. Sin un juego, muestra la lista de lecciones. Déjalo cuando quieras: la próxima vez sigue donde estabas.
help-learn-game = el juego ({ $known }); sin él se muestra la lista de lecciones
help-learn-lesson = una lección, por su número o nombre; si no, la que dejaste o la siguiente
# $title (String) a game as it is called, $game (String) as it is typed
lessons-of = { $title } (chiliad learn { $game }):
# $state (String) done, begun, new
lesson-listed =
    { $state ->
        [done] { $number }: { $title } (hecha)
        [begun] { $number }: { $title } (empezada)
       *[new] { $number }: { $title }
    }
lesson-begins = Lección { $number }: { $title }
lesson-help = Escribe ? para ver tus jugadas, y para una pista, h para tu mano, c para lo que hay en la mesa, r para las reglas; saltar para la lección siguiente, repetir para empezar de nuevo, q para salir.
lesson-hand =
    { $who ->
        [you] Tienes { $cards }.
       *[other] { $name } tiene { $cards }.
    }
# $typed (String) a move as it is typed
lesson-typed = Escribe: { $typed }
lesson-ask = Tu jugada:
# $moves (String) one or several
lesson-expects = Prueba esto: { $moves }.
lesson-no-undo = Aquí no hace falta deshacer nada: una jugada que la lección no espera no se juega.
lesson-left = Puedes seguir otro día: chiliad learn { $game }
# $title (String) the next lesson
ask-next-lesson = Siguiente: { $title }. (Intro para seguir, q para salir)
lessons-ended = Era la última lección. Ahora juega: chiliad play { $game } --bots beginner
lessons-all-done = Las has hecho todas. Para ver una otra vez, escribe su número: chiliad learn { $game } 1

## Words that may be typed in a lesson

verb-skip = saltar siguiente
verb-again = repetir
