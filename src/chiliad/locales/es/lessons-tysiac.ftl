### The lessons of Tysiac. Each is one deal; the player makes the moves.
###
### $card-Ks is a card: K♠, or king of spades. $player1 is the name of the player on the left, $player2 of the next one.
### In all lessons player 1 is Mila, a woman, and player 2 is Leo, a man.

## Lesson 1: tricks

lesson-tysiac-tricks = Ganar bazas
lesson-tysiac-tricks-lead = ¡Hola! En esta primera lección ves las cartas de todos. Empiezas tú: pon { $card-Ac_acc } en la mesa. { $player1 } y { $player2 } tienen que echar también un trébol, si lo tienen. El trébol más alto se lleva las tres cartas. Eso es una baza.
lesson-tysiac-tricks-lead-ace = Ese as también ganaría. Pero empieza por tréboles, por favor: después puede ganar tu 10 de tréboles.
lesson-tysiac-tricks-lead-nine = El 9 es la carta más baja: te la ganarían. Sal con { $card-Ac_acc }.
lesson-tysiac-tricks-lead-other = Empieza con una carta que nadie pueda ganar: { $card-Ac_acc }, el trébol más alto.
lesson-tysiac-tricks-ten = La baza es tuya, y quien gana una baza sale en la siguiente. El orden es as, 10, rey, reina, sota, 9. Sí, ¡el 10 va justo después del as! Así que ahora el trébol más alto es { $card-Tc_acc }. Sal con él.
lesson-tysiac-tricks-ten-other = Sigue con tréboles una baza más: el as ya salió y nadie puede ganar { $card-Tc_acc }.
lesson-tysiac-tricks-values = A { $player1 } no le quedaban tréboles y ha tirado un diamante. Una carta así nunca gana. ¿Para qué sirven las bazas? Las cartas son puntos: as 11, 10 10, rey 4, reina 3, sota 2, 9 0. Sigue con { $card-Ah_acc }.
lesson-tysiac-tricks-values-other = Primero corazones: nadie puede ganar { $card-Ah_acc }, y luego puede seguir tu 10 de corazones.
lesson-tysiac-tricks-again = 11 por el as y 4 por el rey. Ahora tu 10 es el corazón más alto: llévate la baza siguiente con { $card-Th_acc }.
lesson-tysiac-tricks-again-other = Todavía no. Ahora nadie puede ganar { $card-Th_acc }: sal con esa carta.
lesson-tysiac-tricks-losing = Nadie gana todas las bazas. { $player1 } tiene el as de picas. Sal con { $card-Ks_acc } y deja que se lo lleve: después, tu 10 será la pica más alta.
lesson-tysiac-tricks-losing-ace = Guarda { $card-Ad_acc } para más tarde: es una baza segura. Primero saca el as de picas con tu rey.
lesson-tysiac-tricks-losing-nine = Con el 9, { $player1 } gana con su reina y se guarda el as. Sal con { $card-Ks_acc }.
lesson-tysiac-tricks-losing-other = El as de { $player1 } se llevaría tu 10, y son 10 puntos. El rey solo te cuesta 4.
lesson-tysiac-tricks-follow = { $player1 } ganó la baza y sale ella: { $card-Qs }. Tú tienes picas, así que debes jugar una pica. Eso se llama asistir, y es la primera regla del juego. ¿Cuál de tus picas gana?
lesson-tysiac-tricks-follow-nine = Puedes jugar el 9, pero entonces gana { $player1 }. { $card-Ts } gana a su reina.
lesson-tysiac-tricks-last = ¡Bien ganada! Tus dos últimas cartas son ya las más altas de su palo. Sal con la que quieras.
lesson-tysiac-tricks-final = Y la última.
lesson-tysiac-tricks-end = ¡Ha sido una ronda entera! Todas las cartas suman 120 puntos, y 103 son tuyos. Habías prometido 100, así que te anotas 100; los otros se anotan sus puntos, redondeados de cinco en cinco. Ahora vienen el rey y la reina que se casan.

## Lesson 2: a marriage makes trump

lesson-tysiac-marriage = Un casamiento manda
lesson-tysiac-marriage-first = Desde ahora solo ves tus cartas. Tienes el rey y la reina de corazones: son un casamiento, y vale 100 puntos si sales con uno de los dos y lo declaras. En la primera baza no se puede, así que empieza con { $card-As_acc }.
lesson-tysiac-marriage-first-other = Tienes que ganar esta baza para salir en la siguiente. Solo { $card-As_acc } es seguro.
lesson-tysiac-marriage-declare = Ahora sí: sal con { $card-Qh_acc } y declara el casamiento. Los 100 puntos son tuyos al momento, y los corazones pasan a ser triunfo. Un triunfo gana a cualquier carta de los otros palos.
lesson-tysiac-marriage-declare-king = El rey también valdría, pero si alguien gana esta baza, la reina regala un punto menos. Declara con { $card-Qh_acc }.
lesson-tysiac-marriage-declare-silent = Si lo juegas sin declararlo, el casamiento se pierde. Elige la jugada que lo declara con { $card-Qh_acc }.
lesson-tysiac-marriage-declare-other = Primero el casamiento: hay 100 puntos esperando en tu mano.
lesson-tysiac-marriage-cheap = { $player1 } ganó la baza con { $card-Ah_acc }, pero tus 100 puntos se quedan. Ahora sale con { $card-Ts_acc }. Debes asistir a picas y no puedes ganar: juega la más barata.
lesson-tysiac-marriage-cheap-king = El 10 gana al rey, y { $player1 } tendría 4 puntos más. { $card-9s } no te cuesta nada.
lesson-tysiac-marriage-trump = No tienes diamantes. Entonces debes jugar un triunfo, si lo tienes. ¡Hasta un triunfo pequeño gana a { $card-Ad_acc }!
lesson-tysiac-marriage-trump-high = También ganaría, pero basta con { $card-9h_acc }. Guarda los triunfos altos para después.
lesson-tysiac-marriage-highest = ¡Su as por tu 9! Ya han salido todas las picas más altas, así que ahora gana { $card-Ks_acc }. Sal con esa carta.
lesson-tysiac-marriage-highest-nine = Enseguida. Primero la baza segura: { $card-Ks }.
lesson-tysiac-marriage-highest-trump = Guarda los triunfos: los necesitarás para recuperar la salida. { $card-Ks } también es seguro.
lesson-tysiac-marriage-loser = Una de tus cartas no puede ganar: { $card-9c }. Sal con ella ahora, mientras tengas triunfos para volver.
lesson-tysiac-marriage-loser-trump = Guarda un momento tus dos triunfos. Sal con { $card-9c_acc }: venga lo que venga, lo podrás fallar.
lesson-tysiac-marriage-back = { $player2 } sale con { $card-Kd_acc } y tú solo tienes triunfos. Gana la baza con cualquiera.
lesson-tysiac-marriage-final = Nadie puede parar tu último triunfo.
lesson-tysiac-marriage-end = 177 puntos: 100 del casamiento y 77 en bazas. El de diamantes vale 80, el de tréboles 60 y el de picas 40. El contrato era de 150, así que ha bastado. Otro casamiento en la misma ronda cambia el triunfo por su palo. Qué es un contrato y cómo se consigue viene ahora.

## Lesson 3: auction, talon and gifts

lesson-tysiac-auction = Subasta, talón y regalos
lesson-tysiac-auction-bid = Cada ronda empieza con la subasta: quien promete más puntos juega solo contra los otros dos. { $player1 }, junto al que reparte, tiene que abrir con 100. Tú tienes un casamiento y dos ases: puja 105.
lesson-tysiac-auction-bid-pass = Tu mano es demasiado buena para eso: un casamiento son 100 puntos, y dos ases ganan bazas. Puja 105.
lesson-tysiac-auction-bid-high = Sube a pasos pequeños: 105 basta por ahora, y luego aún puedes subir tu promesa.
lesson-tysiac-auction-give = Dos han pasado: se acabó la subasta y eres el tomador. Recoges el talón, las tres cartas del medio. Da una carta a cada uno de los otros: { $card-Jc_acc } a { $player1 } y { $card-Jd_acc } a { $player2 }.
lesson-tysiac-auction-give-concede = Abandonar es renunciar a la ronda. Con estas cartas no hace falta: regala tus dos sotas.
lesson-tysiac-auction-give-marriage = Eso rompería tu casamiento, y adiós a 100 puntos.
lesson-tysiac-auction-give-ace = Un as es una baza segura y 11 puntos. Guárdalo.
lesson-tysiac-auction-give-heart = Los corazones serán triunfo: quédatelos todos.
lesson-tysiac-auction-give-swapped = Buena carta, pero para el otro: { $card-Jc } a { $player1 }, { $card-Jd } a { $player2 }.
lesson-tysiac-auction-give-other = Esa carta te sirve a ti. Las más baratas son { $card-Jc } y { $card-Jd }.
lesson-tysiac-auction-contract = Ahora di tu contrato: los puntos que debes hacer. En la subasta tu límite era 220, todas las cartas y tu casamiento; ahora que se ha visto el talón, es 400. Tus ases y el casamiento son 122, así que di 120.
lesson-tysiac-auction-contract-low = Puedes prometer más. Te anotas justo el contrato, por muchos puntos que hagas. Di 120.
lesson-tysiac-auction-contract-high = Eso es arriesgado. Si haces menos que tu contrato, lo pierdes entero. Di 120.
lesson-tysiac-auction-ace = Haz 120 y te anotas 120. Haz menos y pierdes 120. Empieza por una baza segura: { $card-As }.
lesson-tysiac-auction-ace-diamond = Ese as viene después. Juega primero { $card-As_acc }, por favor.
lesson-tysiac-auction-ace-other = Alguien podría ganar esa carta. { $card-As } gana seguro.
lesson-tysiac-auction-second = Gana también con tu otro as, antes de que haya triunfo.
lesson-tysiac-auction-second-marriage = ¡Un momento! Mientras no haya triunfo, nadie puede fallar { $card-Ad_acc }. Sal primero con esa carta.
lesson-tysiac-auction-second-other = Primero tu otra baza segura: { $card-Ad }.
lesson-tysiac-auction-declare = Ahora el casamiento. Sal con { $card-Qh_acc } y decláralo.
lesson-tysiac-auction-declare-king = Si alguien gana la baza, la reina te cuesta menos. Declara con { $card-Qh_acc }.
lesson-tysiac-auction-declare-silent = Tienes que declararlo o los 100 puntos se pierden. Elige la jugada que declara con { $card-Qh_acc }.
lesson-tysiac-auction-declare-other = Sin tu casamiento no llegas a 120. Decláralo ahora.
lesson-tysiac-auction-queen = { $player2 } ganó la baza y sale con { $card-Td_acc }. Solo tienes un diamante, así que no hay elección.
lesson-tysiac-auction-low = Sale con un triunfo y no puedes ganar al 10. Juega tu corazón más bajo.
lesson-tysiac-auction-low-other = El 10 gana de todos modos. { $card-9h } no regala nada.
lesson-tysiac-auction-trump = No te quedan diamantes: falla, tan barato como puedas.
lesson-tysiac-auction-trump-king = Basta con { $card-Jh_acc }. Tu rey ganará otra baza.
lesson-tysiac-auction-king = Tu rey es el último triunfo de todos: sal con él.
lesson-tysiac-auction-king-club = El as de tréboles sigue fuera. Primero la baza segura: { $card-Kh }.
lesson-tysiac-auction-end = Has hecho 143 y te anotas 120: tu contrato, ni más ni menos. Los otros se anotan sus propios puntos, redondeados de cinco en cinco. Pero ¿y si un contrato falla?

## Lesson 4: a contract that fails

lesson-tysiac-failing = Un contrato que falla
lesson-tysiac-failing-pass = { $player1 } ha abierto con 100 y { $player2 } ha pasado. No tienes casamiento, y las cartas solas son solo 120 puntos para los tres. Pasa y juega esta vez contra ella.
lesson-tysiac-failing-pass-bid = Sin casamiento es demasiado: necesitarías casi todas las bazas. Pasa.
lesson-tysiac-failing-little = { $player1 } te ha dado { $card-9d_acc } y ha subido su contrato a 140. Ahora { $player2 } y tú sois compañeros: si ella hace menos, pierde 140. Sale con { $card-Ad_acc }, que nadie puede ganar. Dale lo menos que puedas.
lesson-tysiac-failing-little-ten = ¡Eso es un regalo de 10 puntos! { $card-9d } no vale nada.
lesson-tysiac-failing-little-king = El rey son 4 puntos para ella. { $card-9d } no vale nada.
lesson-tysiac-failing-cheap = Un casamiento: 60 puntos para ella, y los tréboles son triunfo. No tienes tréboles, así que puedes tirar cualquier carta. La baza es suya: tira una barata, { $card-Js_acc }.
lesson-tysiac-failing-cheap-other = La baza es suya, y esa carta le da más puntos que { $card-Js_acc }.
lesson-tysiac-failing-fatten = Mira: { $player2 } no tenía diamantes y ha fallado. ¡Esta baza es de vuestro lado! Ahora haz lo contrario y echa todos los puntos que puedas.
lesson-tysiac-failing-fatten-king = { $player2 } gana esta baza, así que ahí tus puntos están a salvo. Dale { $card-Td_acc }, o quizá luego se lo lleve { $player1 }.
lesson-tysiac-failing-ace = { $player2 } sale con { $card-Qh_acc }, y { $player1 } juega después de ti. Llévate la baza con la carta que más vale.
lesson-tysiac-failing-ace-other = Juega { $card-Ah_acc }: ningún corazón le gana, y son 11 puntos para vuestro lado.
lesson-tysiac-failing-lead = Ahora sales tú. Puede que a { $player1 } no le queden corazones. Entonces un corazón le hace gastar un triunfo. Prueba con { $card-Kh_acc }.
lesson-tysiac-failing-lead-ten = Si lo falla, tu 10 es suyo. El rey es un cebo más barato.
lesson-tysiac-failing-lead-other = Sal con un corazón: si no le queda ninguno, le cuesta un triunfo.
lesson-tysiac-failing-spade = Ha funcionado. Y ahora { $player2 } ha ganado a { $card-Qs_acc } con el as. Solo tienes una pica.
lesson-tysiac-failing-any = No te quedan picas: juega cualquiera de las dos.
lesson-tysiac-failing-end = { $player1 } ha hecho 133 puntos, siete menos de los que debía: pierde 140. Tú conservas tus puntos. Tenía otra opción: al ver el talón podía rendirse. Eso se llama abandonar. Entonces no se juega, ella no se anota nada, y cada uno de vosotros recibe la mitad de su puja, pero al menos 60. Dos veces por partida es gratis. Cada tercera vez cuesta 120.

## Lesson 5: the barrel and the end

lesson-tysiac-barrel = La barrera y la victoria
lesson-tysiac-barrel-bid = La partida va a 1000. Quien llega a 880 está en barrera, como tú ahora: su total se queda en 880, y solo puede ganar con un contrato de 120 o más. Abre con 100.
lesson-tysiac-barrel-bid-high = 100 basta para empezar. Puedes subirlo cuando hayas visto el talón.
lesson-tysiac-barrel-give = Los dos pasan, ¡y el talón te trae { $card-Ah_acc }! Regala lo que no vale nada: { $card-9s_acc } a { $player1 } y { $card-9d_acc } a { $player2 }.
lesson-tysiac-barrel-give-marriage = Tu casamiento no: son 100 puntos.
lesson-tysiac-barrel-give-heart = Los corazones serán triunfo. Quédatelos todos.
lesson-tysiac-barrel-give-ace = Un as es demasiado bueno para regalarlo.
lesson-tysiac-barrel-give-swapped = Casi: { $card-9s } a { $player1 }, { $card-9d } a { $player2 }.
lesson-tysiac-barrel-give-other = Regala los dos nueves: no valen puntos.
lesson-tysiac-barrel-contract = Ahora sube tu contrato a 120. En barrera con menos no basta. Tienes tres rondas para cumplirlo, y una ya ha pasado. Lo que hagas en ellas como defensor no cuenta.
lesson-tysiac-barrel-contract-low = Demasiado bajo: con menos de 120 sigues en barrera y gastas una de tus tres rondas.
lesson-tysiac-barrel-contract-high = 880 y 120 son 1000. No necesitas más: no te arriesgues.
lesson-tysiac-barrel-ace = Sal con { $card-Ah_acc }. Gana, y saca corazones que luego podrían fallar tus otras cartas.
lesson-tysiac-barrel-ace-spade = Las picas pueden esperar. Empieza con { $card-Ah_acc }, que saca corazones de las otras manos.
lesson-tysiac-barrel-ace-other = { $card-Ah } es la carta más segura: nadie la puede ganar.
lesson-tysiac-barrel-declare = Ahora declara tu casamiento, con el rey o con la reina.
lesson-tysiac-barrel-declare-silent = Decláralo, o los 100 puntos se pierden.
lesson-tysiac-barrel-declare-other = Primero el casamiento: es casi todo lo que te falta.
lesson-tysiac-barrel-free = Ya casi lo tienes, y todos los corazones son tuyos: las bazas que faltan llegarán. Juega el resto de tus cartas como quieras.
lesson-tysiac-barrel-end = ¡Has ganado con 1000 puntos! Si hubieran pasado tres rondas sin ese contrato, habrías bajado 120. Una cosa más: quien no hace ni un punto en una ronda tiene una mano vacía, y cada tercera mano vacía cuesta 120. Siéntate a una mesa: los principiantes te esperan.
