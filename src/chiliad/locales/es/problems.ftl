# Problemas: decisiones cuya mejor jugada se conoce (chiliad problems, y en la mesa).

command-problems = problemas cuya mejor jugada se conoce: resolver, listar, crear, comprobar
    .long = Problemas cuya mejor jugada se conoce. «chiliad problems JUEGO» te los plantea uno tras otro; con la palabra list, make o check antes del nombre del juego, los lista, los crea o los comprueba.
help-problems-words = una palabra ({ $words }) o ninguna, y luego el juego: { $known }
help-problems-theme = solo problemas de este tema; «chiliad problems list JUEGO» los nombra
help-problems-level = solo problemas cuyo nivel más débil que los resuelve es este
help-problems-file = los problemas de este archivo, en vez de los que trae el juego
help-problems-count = make: cuántos problemas
help-problems-seed = make: un número del que dependen todas las rondas y elecciones
help-problems-out = make: el archivo; si ya tiene problemas de la misma orden, se continúa desde ahí
metavar-file = ARCHIVO
problems-progress = problemas

problems-of-another-command = { $path } tiene problemas creados con otra orden
unknown-theme =
    no hay ningún tema «{ $text }», solo: { $known }{ $near ->
        [none] {""}
       *[other] ; quizá se trate de { $near }
    }
unknown-level =
    no hay ningún nivel «{ $text }», solo: { $known }{ $near ->
        [none] {""}
       *[other] ; quizá se trate de { $near }
    }

# --- chiliad problems list, check -------------------------------------------------------------------------------------

problems-count =
    { $count ->
        [0] No hay problemas así de { $game }.
        [one] { $count } problema de { $game }:
       *[other] { $count } problemas de { $game }:
    }
problems-of = { $name }: { $count }
# $theme (String) what --theme takes; $name (String) what it means
problems-of-theme = { $theme } ({ $name }): { $count }
problem-proof-proved = demostrados
problem-proof-judged = evaluados
problems-checked =
    { $count ->
        [one] Se ha comprobado { $count } problema;
       *[other] Se han comprobado { $count } problemas;
    } { $faults ->
        [0] todo está bien
        [one] { $faults } está mal
       *[other] { $faults } están mal
    }
problems-solved-by = { $bot } resuelve { $count } ({ $percent } %)
problem-fault-decision = { $id }: el registro no acaba antes de una decisión con tres jugadas o más
problem-fault-greedy = { $id }: el bot greedy encuentra la mejor jugada
problem-fault-proof = { $id }: las jugadas demostradas son otras
problem-fault-judgement = { $id }: la mejor jugada según la evaluación es otra, o ninguna
problem-fault-theme = { $id }: el tema es otro

# --- Solving ----------------------------------------------------------------------------------------------------------

problems-none = No hay problemas así de { $game }.
problems-greeting =
    { $count ->
        [one] { $count } problema de { $game }; llevas { $solved } resueltos.
       *[other] { $count } problemas de { $game }; llevas { $solved } resueltos.
    }
problems-greeting-help = Busca la mejor jugada y escríbela como en la mesa; «ayuda» las enumera, «pista» dice el tema y «q» sale.
problems-all-done = Has contestado todos los problemas de este tipo. Los que has fallado saldrán otra vez.
problems-left = Has resuelto { $solved } de { $count }.
# $level (String) the weakest level of the bots that solves it
problem-asked = Problema { $id }. Lo resuelve el nivel «{ $level }».
problem-hint = El tema: { $theme }.
problem-ask-next = Intro: el siguiente problema; c: todas las cartas; q: salir.
problem-right = Correcto.
problem-wrong = No es la mejor jugada.
problem-best =
    { $count ->
        [one] La mejor jugada: { $moves }.
       *[other] Cualquiera de estas es la mejor: { $moves }.
    }
# $who (String) you or other; $name (String) a player
problem-hand =
    { $who ->
        [you] Tus cartas: { $cards }
       *[other] { $name }: { $cards }
    }

# --- How the best move is known ---------------------------------------------------------------------------------------

problem-known-proved-makes = Está demostrado: así se cumple el contrato, tengan lo que tengan y jueguen lo que jueguen los demás. Ninguna otra jugada lo asegura.
problem-known-proved-fails = Está demostrado: así el contrato no se cumple, tengan lo que tengan y jueguen lo que jueguen los demás. Ninguna otra jugada lo asegura.
problem-known-judged-makes = En 95 de cada 100 manos que los demás pueden tener, ninguna otra jugada consigue más; cada una de las otras cumple el contrato en al menos 50 de cada 100 manos menos.
problem-known-judged-fails = En 95 de cada 100 manos que los demás pueden tener, ninguna otra jugada consigue más; con cada una de las otras el contrato falla en al menos 50 de cada 100 manos menos.
problem-known-gift = Dando las cartas adecuadas, el contrato se cumple en al menos 95 de cada 100 manos que los demás pueden tener. Abandonar no da nada.
problem-known-concede = Des lo que des, el contrato falla en al menos 95 de cada 100 manos que los demás pueden tener.
problem-known-wins = Está demostrado: la partida se puede ganar en este turno, tenga lo que tenga el otro. Ninguna otra jugada lo permite.
problem-known-points = Es la mejor en al menos 95 de cada 100 manos que el otro puede tener, por al menos 10 puntos de media.

# --- Themes -----------------------------------------------------------------------------------------------------------

problem-theme-marriage = declarar el matrimonio
problem-theme-hold-marriage = reservar el matrimonio
problem-theme-draw-trumps = sacar los triunfos
problem-theme-cash-winner = asegurar una baza
problem-theme-give-up-lead = ceder la salida
problem-theme-take-trick = ganar la baza
problem-theme-cheapest-winner = con qué carta ganar la baza
problem-theme-hold-up = dejar la baza a otros
problem-theme-points-to-partner = puntos para el otro defensor
problem-theme-save-points = no regalar puntos en la baza
problem-theme-discard = de qué carta desprenderse
problem-theme-play-on = jugar en vez de abandonar
problem-theme-gifts = qué cartas dar
problem-theme-concede = abandonar una ronda perdida
problem-theme-go-out = cerrar y ganar
problem-theme-go-out-natural = cerrar sin comodines y ganar
problem-theme-take-pack = tomar el paquete
problem-theme-draw = dejar el paquete
problem-theme-up-card-two = tomar el 2 descubierto
problem-theme-lay = bajar cartas ya
problem-theme-twos = usar los 2
problem-theme-hold = guardar cartas en la mano
problem-theme-keep-two = conservar el 2
problem-theme-keep-pair = conservar la pareja
problem-theme-dear-discard = desprenderse de una carta cara
problem-theme-safe-discard = un descarte que el otro no puede usar
