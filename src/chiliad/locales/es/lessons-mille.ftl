### The lessons of Mille. Each is one deal or the beginning of one; the player makes the moves.
###
### $card-Ks is a card: K♠, or king of spades. $rank-K is a rank: K, or kings. $player1 is the name of the other player:
### in all lessons Mila, a woman.

## Lesson 1: draw and discard

lesson-mille-turns = Robar y descartar
lesson-mille-turns-draw = ¡Hola! En esta primera lección ves las dos manos. Se reúnen cartas del mismo rango: tres reyes, cuatro seises. Los palos apenas importan. Cada turno empieza con una carta nueva: roba una.
lesson-mille-turns-discard = Un 10: ahora tienes dos. Cada turno acaba con un descarte: pones una carta en la pila marcada «Paquete» en la mesa. Suelta una carta que esté sola en tu mano, como { $card-7d } o { $card-8h }.
lesson-mille-turns-pair = De esas tienes dos, y una tercera haría un grupo. Guarda las parejas y descarta una carta que esté sola.
lesson-mille-turns-turn = { $player1 } también ha robado y descartado. Es tu turno: roba.
lesson-mille-turns-alone = Solo un 5: todavía no ayuda. Descarta otra vez una carta que esté sola.
lesson-mille-turns-patience = El Mille pide un poco de paciencia. Roba la carta siguiente.
lesson-mille-turns-jack = Ya sabes cómo acaba el turno. ¿Qué carta necesitas menos?
lesson-mille-turns-luck = Roba otra vez. Tus parejas esperan una tercera carta.
lesson-mille-turns-set = ¡El tercer 6! Tres cartas del mismo rango son un grupo, y los grupos te dan puntos. Baja tus tres seises a la mesa.
lesson-mille-turns-set-first = Espera, ¡tienes un grupo! Baja primero los tres seises: con el descarte se acaba tu turno.
lesson-mille-turns-ends = Tu primer grupo. Desde ahora puedes añadirle otros seises, aunque venga uno solo. Termina el turno con un descarte.
lesson-mille-turns-end = Esto es el corazón del Mille: robar, bajar lo que se pueda, descartar. Quien se queda sin cartas cierra la ronda. Ahora: cuántos puntos vale cada carta, y cuáles importan más.

## Lesson 2: sets, and what cards are worth

lesson-mille-sets = Los grupos y los puntos de las cartas
lesson-mille-sets-draw = Ahora solo ves tu mano, como en una ronda de verdad. Roba.
lesson-mille-sets-lay = ¡Ya tienes dos grupos! Un as vale 15 puntos; los dieces y las figuras, 10; las cartas pequeñas, 5. Pero { $card-Jd } vale 50, y { $card-Qs } nada menos que 100. Baja tus cuatro sotas y tus tres nueves.
lesson-mille-sets-lay-all = Bájalas todas a la vez: cada carta en la mesa cuenta para ti.
lesson-mille-sets-lay-first = Primero baja tus grupos: cuatro sotas y tres nueves. Con el descarte se acaba el turno.
lesson-mille-sets-low = Son 80 por las sotas y 15 por los nueves. Ahora descarta una carta pequeña que esté sola: { $card-3c } o { $card-7s }.
lesson-mille-sets-single = También serviría. Pero guarda por ahora el 5, y descarta { $card-3c_acc } o { $card-7s_acc }.
lesson-mille-sets-pair = Guarda las parejas: una tercera carta hace un grupo. Descarta una que esté sola.
lesson-mille-sets-turn = Te toca otra vez: roba.
lesson-mille-sets-again = Ahora una pareja de cincos. ¿Qué carta sigue sola?
lesson-mille-sets-third = Sigue: roba.
lesson-mille-sets-add = ¡Otra { $card-Jd }! El Mille se juega con dos barajas, así que hay dos de cada carta. Añádela a tus sotas: 50 puntos más.
lesson-mille-sets-add-first = Añade primero la sota a tu grupo: en la mesa son 50 puntos para ti.
lesson-mille-sets-cheap = En tu mano solo quedan parejas. Entonces hay que soltar una carta barata: descarta un 5.
lesson-mille-sets-cheap-four = Un 4 cuesta lo mismo, 5 puntos. Pero esta vez suelta un 5.
lesson-mille-sets-cheap-high = Esa carta vale el doble que un 5. Suelta un 5.
lesson-mille-sets-once-more = Un turno más: roba.
lesson-mille-sets-queens = Tres reinas: bájalas.
lesson-mille-sets-queens-first = Primero baja tus tres reinas.
lesson-mille-sets-alone = Y la carta que está sola: el otro 5.
lesson-mille-sets-end = 130 por las sotas, 15 por los nueves, 30 por las reinas: 175 puntos. Al acabar la ronda se restan las cartas que quedan en tu mano. ¡Así que no te quedes con { $card-Qs_acc }! Ahora: cómo llevarse un paquete entero.

## Lesson 3: taking the pack

lesson-mille-pack = Tomar el paquete
lesson-mille-pack-draw = Esta ronda ya lleva un rato. Empieza tu turno robando.
lesson-mille-pack-fives = Tres cincos: bájalos.
lesson-mille-pack-fives-first = Primero baja tus tres cincos.
lesson-mille-pack-alone = Ahora descarta la única carta que está sola, { $card-7s_acc }. Verás para qué sirven las parejas.
lesson-mille-pack-alone-pair = De esas tienes dos. Guárdalas juntas: una pareja puede ganar el paquete.
lesson-mille-pack-take = { $player1 } ha descartado { $card-4h_acc }, ¡y tú tienes dos cuatros! Bájalos con esa carta y todo el paquete es tuyo: nueve cartas en vez de una. Tómalo.
lesson-mille-pack-take-draw = Robar es una carta; el paquete son nueve. Tómalo con tus dos cuatros.
lesson-mille-pack-sets = Los tres cuatros están en la mesa, y el resto del paquete, en tu mano. Ahora tienes un grupo de sotas y uno de dieces: baja los dos.
lesson-mille-pack-sets-whole = Baja el grupo entero: tres sotas o tres dieces.
lesson-mille-pack-sets-first = Primero baja las sotas y los dieces.
lesson-mille-pack-safe = Ahora cuidado: { $player1 } puede tomar el paquete igual que tú, si tiene una pareja de la carta que descartes. { $card-7s } es segura: ya estuvo ahí y no la quiso. { $card-Qc } también va bien: ya ha bajado sus reinas.
lesson-mille-pack-turn = Ha descartado un 7, y no tienes pareja de sietes. Así que roba.
lesson-mille-pack-add = Un 4 para tu grupo: añádelo.
lesson-mille-pack-add-first = Primero añade el 4 a tu grupo.
lesson-mille-pack-end = Recuerda: dos cartas de tu mano abren el paquete, las dos del mismo rango que la de arriba. Un 2 no puede sustituir a ninguna, y tus grupos de la mesa no sirven. Si arriba hay un 2, hacen falta dos doses. Un paquete grande es una ocasión, pero lo que no puedas bajar cuenta en tu contra. Ahora vienen los doses, que pueden ser cualquier carta.

## Lesson 4: twos are wild

lesson-mille-wilds = Los doses son comodines, y cuánto vale un natural
lesson-mille-wilds-draw = Has bajado cuatro grupos, que valen 250 puntos, y solo tienes cuatro cartas. Roba.
lesson-mille-wilds-wild = ¡{ $card-2h }! Un 2 vale 20 puntos y es comodín: ocupa el lugar de cualquier carta, así que dos seises y un 2 son un grupo. Pero quien cierra sin ningún 2 en sus grupos hace un natural, y todos sus puntos cuentan doble. Te falta poco: suelta el 2.
lesson-mille-wilds-wild-lay = Se puede, y a menudo está bien. Pero con un 2 de comodín en tus grupos no hay natural, y los 250 puntos no se doblarían. Descarta { $card-2h_acc }.
lesson-mille-wilds-wild-pair = Guarda tus parejas: les falta una sola carta. Descarta { $card-2h_acc }.
lesson-mille-wilds-turn = { $player1 } también ha robado un 2, y lo ha usado: dos ochos y un 2. Con tus dos cuatros podrías tomar el paquete, pero te llenaría la mano otra vez, y tú quieres deshacerte de cartas. Así que roba.
lesson-mille-wilds-turn-take = Tus cuatros tomarían el paquete, pero sus cartas te llenarían la mano otra vez. Quieres deshacerte de cartas: roba.
lesson-mille-wilds-add = ¡{ $card-Jd }, 50 puntos! Añádela a tus sotas.
lesson-mille-wilds-add-first = Primero añade la sota a tu grupo.
lesson-mille-wilds-cheap = Ahora tiene que irse una carta. Los cuatros y los seises valen lo mismo, pero { $player1 } ya ha soltado un 4. Descarta uno tuyo.
lesson-mille-wilds-cheap-six = Guarda los dos seises y suelta un 4.
lesson-mille-wilds-few = Quedan tres cartas. Roba.
lesson-mille-wilds-useless = No ayuda. Descarta cualquiera menos un 6.
lesson-mille-wilds-useless-pair = ¡Los seises no! Esperan el tercero.
lesson-mille-wilds-hope = Otra vez. Si el mazo se acaba, se baraja el paquete sin su carta de arriba, y pasa a ser el mazo nuevo.
lesson-mille-wilds-sixes = ¡El tercer 6! Baja tus seises.
lesson-mille-wilds-sixes-first = Primero baja los tres seises. Luego tu última carta cierra la ronda.
lesson-mille-wilds-out = Te queda una carta. Descártala y cierras.
lesson-mille-wilds-end = Tus grupos son 315 puntos, y el natural los dobla: 630, y una estrella en la hoja. Si ganas la partida, por cada estrella te pagan lo mismo que por ganar. Las ocho cartas de un rango sin ningún 2 también son un natural. Y 2-2-2 es un grupo como los demás. Última lección: cómo acaba la partida y quién paga.

## Lesson 5: going out, and the end of a match

lesson-mille-out = Cerrar, el chapeau y quién paga
lesson-mille-out-draw = La partida va a 1200 puntos. Tú tienes 1005 y { $player1 }, 755, así que esta ronda puede decidir. Roba.
lesson-mille-out-hurry = Date prisa: la ronda acaba cuando uno de los dos se queda sin cartas. Baja cuatro grupos: las reinas, los dieces, los seises y tu as con los dos doses. En un grupo caben todos los doses que quieras, si al menos una carta es de su rango.
lesson-mille-out-hurry-jack = La sota valdría, pero un as vale más: baja los doses con { $card-Ah_acc }.
lesson-mille-out-hurry-whole = Baja cada grupo entero: todas las reinas, todos los dieces, todos los seises, y { $card-Ah } con los dos doses.
lesson-mille-out-hurry-first = ¡Todavía no! Primero baja los cuatro grupos: el descarte acaba tu turno.
lesson-mille-out-discard = Después de este descarte te quedan dos cartas. Puede irse cualquiera de las tres.
lesson-mille-out-turn = { $player1 } acaba de bajar su primer grupo y tiene muchas cartas. Roba.
lesson-mille-out-queen = Una reina: añádela a tu grupo.
lesson-mille-out-queen-first = Primero añade la reina a tu grupo.
lesson-mille-out-last = ¡Te queda una carta! Roba.
lesson-mille-out-ten = Va con tus dieces. Añádelo.
lesson-mille-out-ten-first = Primero añade el 10 a tu grupo y luego descarta tu última carta.
lesson-mille-out-out = Y ahora la última carta: cierras.
lesson-mille-out-end = Has hecho 250. La mano de { $player1 } valía más que su grupo: 120 bajo cero, y eso se llama chapeau. Ganas por 1255 a 635, y ella paga: 3 por la partida, 3 por el chapeau y 1 por cada cien de diferencia entre los totales, redondeados a 1300 y 600: 7. En total, 13 apuestas pequeñas. Ahora siéntate a una mesa: los principiantes te esperan.
