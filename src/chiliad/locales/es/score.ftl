### La hoja de puntos en la terminal: chiliad score.

command-score = llevar los puntos de un juego con cartas de verdad
    .long = Lleva los puntos cuando jugáis con cartas de verdad: pregunta quién hizo qué en cada ronda, la calcula según las reglas y la escribe enseguida en un archivo. Cualquier ronda anterior se puede corregir; todo lo que sigue se calcula de nuevo.
help-score-file = el archivo de la hoja, que se continúa si existe; sin él, un archivo nuevo en la carpeta de datos
help-score-names = los jugadores en el sentido del reloj, con comas: Ala,Bo,Cem; si no, se preguntan
score-help =
    Responde a cada pregunta, o a varias a la vez con espacios. Un número puede ser una suma: 10+15+20.
    En cualquier pregunta: puntos, corregir 3, insertar 3, borrar 3 (la ronda con ese número), repartidor 3 Bo, nombres A,B,C, reglas OPCIÓN=VALOR, deshacer, rehacer, salir.
verb-correct = corregir corrige
verb-insert = insertar inserta
verb-remove = borrar borra
verb-dealer = repartidor
verb-names = nombres
verb-redo = rehacer
verb-count = contar
score-name = Nombre del jugador { $number }, en el sentido del reloj:
# $names (String) los jugadores
score-first-dealer = ¿Quién reparte primero: { $names }?
score-player-again = Escribe el nombre de un jugador o su comienzo: { $names }.
score-number-again = Escribe un número o una suma, como 10+15+20.
score-yes-again = Escribe sí o no.
score-over = La partida ha terminado. Una orden, o Enter para salir:
score-not-understood = «{ $text }» no es una orden
score-which-deal = «{ $text }» no es el número de una ronda
score-nothing-to-undo = no hay nada que deshacer
score-nothing-to-redo = no hay nada que rehacer
score-which-rules = Escribe el nombre de unas reglas u opciones: reglas kurnik step=10
score-rules-changed = Las reglas han cambiado.
score-who-dealt = ¿Quién repartió: { $names }?
score-dropped = No ha cambiado nada.
score-refused-deal = No ha cambiado nada, a causa de la ronda { $deal }: { $why }
score-changed = Ronda { $deal }, { $name }: antes { $was }, ahora { $now }.
score-changed-total = Total de { $name }: antes { $was }, ahora { $now }.
score-kept = La hoja está guardada en { $path }.
score-input-ended = la entrada ha terminado; la hoja está guardada en { $path }
score-interrupted = interrumpido; la hoja está guardada en { $path }
score-verb-concede = Abandonada
score-verb-blind = A ciegas
score-verb-redeal = Anulada: cuatro nueves
score-verb-blocked = Bloqueada
score-verb-count = Contar las cartas
score-count-help = Escribe cada grupo, luego / y lo que queda en la mano: KKK QQQs2 / 5 7. Solo Qs y Jd llevan palo. Enter solo termina.
score-name-unusable = «{ $name }» no puede ser aquí el nombre de un jugador
score-enter-keeps = (Intro: { $was })

## La hoja en otras manos

sheet-file-separator = ;
sheet-file-dealer = Repartidor
sheet-file-declarer = Tomador
sheet-file-ended = Resultado
sheet-file-score = { $name }: puntos
sheet-file-total = { $name }: total
sheet-file-notes = { $name }: notas
sheet-summary = { $game }: { $totals }
sheet-summary-total = { $name } { $total }
sheet-standing = Totales: { $totals }.
