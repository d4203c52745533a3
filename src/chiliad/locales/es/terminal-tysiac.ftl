### La mesa de Tysiac en la terminal. Las variables son las de en/terminal.ftl y en/terminal-tysiac.ftl.

## Lo que pasa

tysiac-dealt-talon = El talón es { $cards }, boca abajo.
tysiac-bids =
    { $who ->
        [you] Pujas { $points }.
       *[other] { $name } puja { $points }.
    }
tysiac-passes =
    { $who ->
        [you] Pasas.
       *[other] { $name } pasa.
    }
tysiac-talon =
    { $who ->
        [you] Eres el tomador, con { $bid }. El talón: { $cards }.
       *[other] { $name } es el tomador, con { $bid }. El talón: { $cards }.
    }
tysiac-concedes =
    { $concession ->
        [bomb]
            { $who ->
                [you] Tiras una bomba, con { $contract }.
               *[other] { $name } tira una bomba, con { $contract }.
            }
        [write_off]
            { $who ->
                [you] Abandonas la ronda, con { $contract }.
               *[other] { $name } abandona la ronda, con { $contract }.
            }
       *[other]
            { $who ->
                [you] Abandonas la ronda, con { $contract }.
               *[other] { $name } abandona la ronda, con { $contract }.
            }
    }
tysiac-gives-you = { $name } te da { $card_acc }.
tysiac-gives-hidden = { $name } da una carta a { $receiver }.
tysiac-gives =
    { $who ->
        [you] Das { $card_acc } a { $receiver }.
       *[other] { $name } da { $card_acc } a { $receiver }.
    }
tysiac-contract =
    { $raised ->
        [yes]
            { $who ->
                [you] Subes el contrato a { $points }.
               *[other] { $name } sube el contrato a { $points }.
            }
       *[no]
            { $who ->
                [you] Tu contrato es { $points }.
               *[other] El contrato de { $name } es { $points }.
            }
    }
tysiac-leads =
    { $who ->
        [you] Sales con { $card_acc }.
       *[other] { $name } sale con { $card_acc }.
    }
tysiac-plays =
    { $who ->
        [you] Juegas { $card_acc }.
       *[other] { $name } juega { $card_acc }.
    }
tysiac-marries =
    { $suit ->
        [s]
            { $who ->
                [you] Sales con { $card_acc } y declaras el casamiento de picas, { $points } puntos. Pintan picas.
               *[other] { $name } sale con { $card_acc } y declara el casamiento de picas, { $points } puntos. Pintan picas.
            }
        [h]
            { $who ->
                [you] Sales con { $card_acc } y declaras el casamiento de corazones, { $points } puntos. Pintan corazones.
               *[other] { $name } sale con { $card_acc } y declara el casamiento de corazones, { $points } puntos. Pintan corazones.
            }
        [d]
            { $who ->
                [you] Sales con { $card_acc } y declaras el casamiento de diamantes, { $points } puntos. Pintan diamantes.
               *[other] { $name } sale con { $card_acc } y declara el casamiento de diamantes, { $points } puntos. Pintan diamantes.
            }
       *[c]
            { $who ->
                [you] Sales con { $card_acc } y declaras el casamiento de tréboles, { $points } puntos. Pintan tréboles.
               *[other] { $name } sale con { $card_acc } y declara el casamiento de tréboles, { $points } puntos. Pintan tréboles.
            }
    }
tysiac-trick =
    { $last ->
        [yes]
            { $who ->
                [you] Te llevas la última baza, { $points } puntos: { $made } en total.
               *[other] { $name } se lleva la última baza, { $points } puntos: { $made } en total.
            }
       *[no]
            { $who ->
                [you] Te llevas la baza, { $points } puntos: { $made } hasta ahora.
               *[other] { $name } se lleva la baza, { $points } puntos: { $made } hasta ahora.
            }
    }

## Lo que trae una ronda

tysiac-scored-made =
    { $who ->
        [you] Has hecho { $points } con un contrato de { $contract }: más { $contract }.
       *[other] { $name } ha hecho { $points } con un contrato de { $contract }: más { $contract }.
    }
tysiac-scored-failed =
    { $who ->
        [you] Has hecho { $points }, menos que el contrato de { $contract }: menos { $contract }.
       *[other] { $name } ha hecho { $points }, menos que el contrato de { $contract }: menos { $contract }.
    }
tysiac-scored-conceded =
    { $concession ->
        [bomb]
            { $who ->
                [you] Has tirado una bomba: cero puntos.
               *[other] { $name } ha tirado una bomba: cero puntos.
            }
        [write_off]
            { $who ->
                [you] Has abandonado: cero puntos.
               *[other] { $name } ha abandonado: cero puntos.
            }
       *[other]
            { $who ->
                [you] Has abandonado: cero puntos.
               *[other] { $name } ha abandonado: cero puntos.
            }
    }
tysiac-scored-small-on-barrel =
    { $who ->
        [you] Has hecho { $points }, pero un contrato de { $contract } no saca de la barrera: cero puntos.
       *[other] { $name } ha hecho { $points }, pero un contrato de { $contract } no saca de la barrera: cero puntos.
    }
tysiac-scored-nothing-on-barrel =
    { $who ->
        [you] Estás en barrera y no eras el tomador: cero puntos.
       *[other] { $name } está en barrera y no era el tomador: cero puntos.
    }
tysiac-scored-award =
    { $who ->
        [you] Tu parte por el abandono: más { $score }.
       *[other] Parte de { $name } por el abandono: más { $score }.
    }
tysiac-scored-defender =
    { $who ->
        [you] Has hecho { $points } en defensa: más { $score }.
       *[other] { $name } ha hecho { $points } en defensa: más { $score }.
    }
tysiac-scored-rounded =
    { $who ->
        [you] Has hecho { $points } en defensa, redondeado: más { $score }.
       *[other] { $name } ha hecho { $points } en defensa, redondeado: más { $score }.
    }
tysiac-counted-concessions =
    { $who ->
        [you] Abandono { $count } de los { $free } gratuitos.
       *[other] { $name }: abandono { $count } de los { $free } gratuitos.
    }
tysiac-counted-empty_hands =
    { $who ->
        [you] Ni un punto: manos vacías, { $count } de las { $free } sin castigo.
       *[other] Ni un punto para { $name }: manos vacías, { $count } de las { $free } sin castigo.
    }
tysiac-penalty-concessions =
    { $who ->
        [you] Un abandono de más: menos { $penalty } para ti.
       *[other] Un abandono de más: menos { $penalty } para { $name }.
    }
tysiac-penalty-empty_hands =
    { $who ->
        [you] Una vez de más con las manos vacías: menos { $penalty } para ti.
       *[other] Una vez de más con las manos vacías: menos { $penalty } para { $name }.
    }
tysiac-barrel-stops =
    { $who ->
        [you] Tu total se queda en { $total }: { $lost } de estos puntos no cuentan.
       *[other] El total de { $name } se queda en { $total }: { $lost } de estos puntos no cuentan.
    }
tysiac-barrel-mounts =
    { $deals ->
        [one]
            { $who ->
                [you] Estás en barrera con { $total }, y tienes { $deals } ronda para ganar desde ella.
               *[other] { $name } está en barrera con { $total }, y tiene { $deals } ronda para ganar desde ella.
            }
       *[other]
            { $who ->
                [you] Estás en barrera con { $total }, y tienes { $deals } rondas para ganar desde ella.
               *[other] { $name } está en barrera con { $total }, y tiene { $deals } rondas para ganar desde ella.
            }
    }
tysiac-barrel-stays =
    { $left ->
        [one]
            { $who ->
                [you] Sigues en barrera y te queda { $left } ronda.
               *[other] { $name } sigue en barrera y le queda { $left } ronda.
            }
       *[other]
            { $who ->
                [you] Sigues en barrera y te quedan { $left } rondas.
               *[other] { $name } sigue en barrera y le quedan { $left } rondas.
            }
    }
tysiac-barrel-three-deals =
    { $who ->
        [you] Era tu última ronda en barrera: menos { $penalty }, y la dejas.
       *[other] Era la última ronda de { $name } en barrera: menos { $penalty }, y la deja.
    }
tysiac-barrel-left =
    { $who ->
        [you] Dejas la barrera.
       *[other] { $name } deja la barrera.
    }
tysiac-barrel-thrown =
    { $who ->
        [you] Otro asiento se queda con la barrera: menos { $penalty }, y la dejas.
       *[other] Otro asiento se queda con la barrera: menos { $penalty }, y { $name } la deja.
    }

## Lo que está a la vista

tysiac-table-dealer =
    { $who ->
        [you] Has repartido tú.
       *[other] Ha repartido { $name }.
    }
tysiac-table-passed =
    { $who ->
        [you] Has pasado.
       *[other] { $name } ha pasado.
    }
tysiac-table-bid =
    { $points ->
        [0]
            { $who ->
                [you] Aún no has pujado.
               *[other] { $name } aún no ha pujado.
            }
       *[other]
            { $who ->
                [you] Tu puja es { $points }.
               *[other] La puja de { $name } es { $points }.
            }
    }
tysiac-table-contract =
    { $who ->
        [you] Eres el tomador, con { $points }. El talón era { $cards }.
       *[other] { $name } es el tomador, con { $points }. El talón era { $cards }.
    }
tysiac-table-trump =
    { $suit ->
        [s] Triunfo: picas.
        [h] Triunfo: corazones.
        [d] Triunfo: diamantes.
        [c] Triunfo: tréboles.
       *[none] Todavía no hay triunfo.
    }
tysiac-table-made =
    { $count ->
        [one]
            { $who ->
                [you] Has hecho { $points } y tienes { $count } carta.
               *[other] { $name } ha hecho { $points } y tiene { $count } carta.
            }
       *[other]
            { $who ->
                [you] Has hecho { $points } y tienes { $count } cartas.
               *[other] { $name } ha hecho { $points } y tiene { $count } cartas.
            }
    }
tysiac-table-empty = No hay ninguna carta en la mesa.
tysiac-laid = { $card } ({ $name })
tysiac-on-table =
    { $suit ->
        [s] En la mesa: { $items }. Triunfo: picas.
        [h] En la mesa: { $items }. Triunfo: corazones.
        [d] En la mesa: { $items }. Triunfo: diamantes.
        [c] En la mesa: { $items }. Triunfo: tréboles.
       *[none] En la mesa: { $items }. Sin triunfo.
    }
tysiac-standing-barrel =
    { $left ->
        [one]
            { $who ->
                [you] Estás en barrera y te queda { $left } ronda.
               *[other] { $name } está en barrera y le queda { $left } ronda.
            }
       *[other]
            { $who ->
                [you] Estás en barrera y te quedan { $left } rondas.
               *[other] { $name } está en barrera y le quedan { $left } rondas.
            }
    }
tysiac-standing-counters =
    { $who ->
        [you] Abandonos tuyos: { $concessions } de { $free } libres. Con las manos vacías: { $empty } de { $free }.
       *[other] Abandonos de { $name }: { $concessions } de { $free } libres. Con las manos vacías: { $empty } de { $free }.
    }

## La hoja de puntos

tysiac-sheet-ended =
    { $how ->
        [made] cumplido
        [failed] fallido
       *[conceded] abandonado
    }
tysiac-sheet-declarer = tomador
tysiac-sheet-locked = total bloqueado
tysiac-sheet-barrel =
    { $left ->
        [one] en barrera, queda { $left } ronda
       *[other] en barrera, quedan { $left } rondas
    }
# A de abandono.
tysiac-sheet-concession-sign = A
tysiac-sheet-concessions =
    { $count ->
        [0] un abandono que costó puntos
        [one] { $count } abandono
       *[other] { $count } abandonos
    }
tysiac-sheet-empty_hands =
    { $count ->
        [0] manos vacías que costaron puntos
        [one] manos vacías, { $count } vez
       *[other] manos vacías, { $count } veces
    }
legend-made = contrato cumplido
legend-failed = contrato fallido
legend-conceded = abandonado
# Beside an underlined figure.
legend-declarer = lo que anota el tomador
legend-barrel = en barrera: una raya por cada ronda que queda
legend-concessions = abandonos hasta ahora; ! costó puntos
legend-empty_hands =
    { $how ->
        [tricks] manos vacías hasta ahora, rondas sin ninguna baza; la tercera, con !, cuesta { $penalty }
       *[points] manos vacías hasta ahora, rondas sin ningún punto; la tercera, con !, cuesta { $penalty }
    }
# $barrel (Number) the total on the barrel
tysiac-sheet-barrel-rule = La barrera: un total no pasa de { $barrel } si no es para ganar. Quien está en ella tiene tres rondas para cumplir un contrato de 120 o más; si no lo logra, pierde 120 puntos.

## The family of rules

# Of the hand of a player who may bid blind. $points (Number) the blind bid
tysiac-dealt-unseen =
    { $who ->
        [you] Tus cartas están boca abajo: puedes pujar { $points } a ciegas antes de mirarlas.
       *[other] { $name } aún no mira estas cartas y puede pujar { $points } a ciegas.
    }
tysiac-bids-blind =
    { $who ->
        [you] Pujas { $points } a ciegas.
       *[other] { $name } puja { $points } a ciegas.
    }
tysiac-hand-seen =
    { $who ->
        [you] Miras tus cartas: { $cards }.
       *[other] { $name } mira sus cartas: { $cards }.
    }
tysiac-hand-looked-at = { $name } mira ahora sus cartas.
tysiac-redealt =
    { $who ->
        [you] Tienes los cuatro nueves y pides que se reparta de nuevo.
       *[other] { $name } tiene los cuatro nueves y pide que se reparta de nuevo.
    }
tysiac-talon-golden =
    { $who ->
        [you] Ronda de oro, sin subasta: lo que dé cuenta doble. Eres el tomador, con { $bid }. El talón: { $cards }.
       *[other] Ronda de oro, sin subasta: lo que dé cuenta doble. { $name } es el tomador, con { $bid }. El talón: { $cards }.
    }
tysiac-talon-blind =
    { $who ->
        [you] Eres el tomador, con { $bid } a ciegas: el contrato cuenta doble. El talón: { $cards }.
       *[other] { $name } es el tomador, con { $bid } a ciegas: el contrato cuenta doble. El talón: { $cards }.
    }
tysiac-aces =
    { $who ->
        [you] Sales con { $card_acc } y declaras los cuatro ases, { $points } puntos.
       *[other] { $name } sale con { $card_acc } y declara los cuatro ases, { $points } puntos.
    }
# $who, $name: the dealer
tysiac-settled-void =
    { $who ->
        [you] La ronda se anula: nadie se anota nada y vuelves a repartir tú.
       *[other] La ronda se anula: nadie se anota nada y vuelve a repartir { $name }.
    }
# $score (Number) what the contract counts
tysiac-scored-made-doubled =
    { $who ->
        [you] Has hecho { $points } con un contrato de { $contract }, que cuenta doble: más { $score }.
       *[other] { $name } ha hecho { $points } con un contrato de { $contract }, que cuenta doble: más { $score }.
    }
tysiac-scored-failed-doubled =
    { $who ->
        [you] Has hecho { $points }, menos que el contrato de { $contract }, que cuenta doble: menos { $score }.
       *[other] { $name } ha hecho { $points }, menos que el contrato de { $contract }, que cuenta doble: menos { $score }.
    }
# $rounded (Number) the points to the nearest step, $score (Number) twice as much
tysiac-scored-doubled =
    { $who ->
        [you] Has hecho { $points } en defensa; { $rounded } por dos: más { $score }.
       *[other] { $name } ha hecho { $points } en defensa; { $rounded } por dos: más { $score }.
    }
tysiac-scored-conceded-costs =
    { $concession ->
        [bomb]
            { $who ->
                [you] Has tirado una bomba: menos { $points }.
               *[other] { $name } ha tirado una bomba: menos { $points }.
            }
        [write_off]
            { $who ->
                [you] Has abandonado: menos { $points }.
               *[other] { $name } ha abandonado: menos { $points }.
            }
       *[other]
            { $who ->
                [you] Has abandonado: menos { $points }.
               *[other] { $name } ha abandonado: menos { $points }.
            }
    }
tysiac-scored-no-award =
    { $who ->
        [you] La primera bomba de alguien no te da puntos.
       *[other] La primera bomba de alguien no da puntos a { $name }.
    }
tysiac-scored-nothing-locked =
    { $who ->
        [you] Tu total está bloqueado y no eras el tomador: cero puntos.
       *[other] El total de { $name } está bloqueado y no era el tomador: cero puntos.
    }
# $award (Number) what each of the others gets for a further one; $others (Number) how many they are
tysiac-counted-bomb =
    { $others ->
        [1]
            { $who ->
                [you] Era tu primera bomba: otra dará { $award } al otro.
               *[other] Era la primera bomba de { $name }: otra dará { $award } al otro.
            }
       *[other]
            { $who ->
                [you] Era tu primera bomba: otra dará { $award } a cada uno de los demás.
               *[other] Era la primera bomba de { $name }: otra dará { $award } a cada uno de los demás.
            }
    }
tysiac-counted-bomb-home =
    { $who ->
        [you] Era tu primera bomba: otra te costará el contrato.
       *[other] Era la primera bomba de { $name }: otra le costará el contrato.
    }
tysiac-counted-no-trick =
    { $who ->
        [you] Ni una baza: manos vacías, { $count } de las { $free } sin castigo.
       *[other] Ni una baza para { $name }: manos vacías, { $count } de las { $free } sin castigo.
    }
# $reached (Number) what the total would be, $total (Number) the barrel
tysiac-barrel-required =
    { $who ->
        [you] Llegas a { $reached }, pero solo se gana desde la barrera: tu total se queda en { $total }.
       *[other] { $name } llega a { $reached }, pero solo se gana desde la barrera: su total se queda en { $total }.
    }
# $count (Number) which fall from the barrel it is, $most (Number) the one that makes the total 0
tysiac-fall =
    { $who ->
        [you] Es tu caída { $count } de la barrera; la caída { $most } deja el total en 0.
       *[other] Es la caída { $count } de { $name } de la barrera; la caída { $most } deja el total en 0.
    }
tysiac-fall-last =
    { $who ->
        [you] Es tu caída { $count } de la barrera: tu total pasa a 0.
       *[other] Es la caída { $count } de { $name } de la barrera: su total pasa a 0.
    }
# $total (Number) 555 or -555, which becomes 0
tysiac-dumped =
    { $who ->
        [you] Tu total llega a { $total } exactos: pasa a 0.
       *[other] El total de { $name } llega a { $total } exactos: pasa a 0.
    }
tysiac-locked =
    { $who ->
        [you] Tu total queda bloqueado: solo suman tus propios contratos.
       *[other] El total de { $name } queda bloqueado: solo suman sus propios contratos.
    }
tysiac-unlocked =
    { $who ->
        [you] Tu total ya no está bloqueado.
       *[other] El total de { $name } ya no está bloqueado.
    }
tysiac-table-blind =
    { $who ->
        [you] Tu puja es { $points }, a ciegas.
       *[other] La puja de { $name } es { $points }, a ciegas.
    }
tysiac-table-doubled-blind = El contrato se pujó a ciegas y cuenta doble.
tysiac-table-doubled-golden = Es una ronda de oro: lo que dé cuenta doble.
# $left (Number) golden deals that are still to come
tysiac-standing-golden =
    { $left ->
        [one] Queda { $left } ronda de oro.
       *[other] Quedan { $left } rondas de oro.
    }
tysiac-standing-locked =
    { $who ->
        [you] Tu total está bloqueado: solo suman tus propios contratos.
       *[other] El total de { $name } está bloqueado: solo suman sus propios contratos.
    }
tysiac-standing-falls =
    { $who ->
        [you] Tus caídas de la barrera: { $count }; la caída { $most } deja el total en 0.
       *[other] Caídas de { $name } de la barrera: { $count }; la caída { $most } deja el total en 0.
    }
tysiac-standing-concessions =
    { $who ->
        [you] Abandonos tuyos: { $concessions } de { $free } libres.
       *[other] Abandonos de { $name }: { $concessions } de { $free } libres.
    }
tysiac-standing-empty =
    { $who ->
        [you] Con las manos vacías: { $empty } de { $free }.
       *[other] { $name }, con las manos vacías: { $empty } de { $free }.
    }
# For the ear, before the declarer’s score: the deal is golden, or was bid blind.
tysiac-sheet-doubled = cuenta doble
# $count (Number) falls from the barrel; 0: the one that made the total 0
tysiac-sheet-falls =
    { $count ->
        [0] una caída de la barrera que dejó el total en 0
        [one] { $count } caída de la barrera
       *[other] { $count } caídas de la barrera
    }
legend-doubled = cuenta doble: de oro, o pujado a ciegas
legend-falls = caídas de la barrera hasta ahora; ! dejó el total en 0
legend-locked = total bloqueado: solo suman los contratos propios
tysiac-sheet-rests = da cartas y no juega
legend-rests = da cartas y no juega

## Two and four players

# Two players have two talons. $number (Number) 1 or 2
tysiac-dealt-talon-numbered = El talón { $number } es { $cards }, boca abajo.
tysiac-won =
    { $who ->
        [you] Eres el tomador, con { $bid }, y eliges uno de los dos talones.
       *[other] { $name } es el tomador, con { $bid }, y elige uno de los dos talones.
    }
tysiac-won-golden =
    { $who ->
        [you] Ronda de oro, sin subasta: lo que dé cuenta doble. Eres el tomador, con { $bid }, y eliges uno de los dos talones.
       *[other] Ronda de oro, sin subasta: lo que dé cuenta doble. { $name } es el tomador, con { $bid }, y elige uno de los dos talones.
    }
tysiac-won-blind =
    { $who ->
        [you] Eres el tomador, con { $bid } a ciegas: el contrato cuenta doble. Eliges uno de los dos talones.
       *[other] { $name } es el tomador, con { $bid } a ciegas: el contrato cuenta doble. Elige uno de los dos talones.
    }
tysiac-takes =
    { $who ->
        [you] Tomas el talón { $number }: { $cards }.
       *[other] { $name } toma el talón { $number }: { $cards }.
    }
tysiac-lays-away =
    { $who ->
        [you] Apartas { $card_acc }, boca abajo.
       *[other] { $name } aparta { $card_acc }, boca abajo.
    }
tysiac-lays-away-hidden = { $name } aparta una carta, boca abajo.
# What the cards out of play are worth, for who took the last trick. $points, $made as in tysiac-trick
tysiac-leftovers =
    { $who ->
        [you] Por las cartas fuera de juego tienes { $points } más: { $made } en total.
       *[other] Por las cartas fuera de juego { $name } tiene { $points } más: { $made } en total.
    }
# Of four players the dealer, who sits out.
tysiac-scored-sits-out =
    { $who ->
        [you] No jugabas esta ronda: sin puntos.
       *[other] { $name } no jugaba esta ronda: sin puntos.
    }
# The same, where the talon brings points.
tysiac-scored-sitter =
    { $who ->
        [you] No jugabas esta ronda; por el talón: más { $score }.
       *[other] { $name } no jugaba esta ronda; por el talón: más { $score }.
    }
# $bonus (Number) for the talon, $award (Number) the share of a concession, $score (Number) the two together
tysiac-scored-sitter-both =
    { $who ->
        [you] No jugabas esta ronda; { $bonus } por el talón y { $award } por el abandono: más { $score }.
       *[other] { $name } no jugaba esta ronda; { $bonus } por el talón y { $award } por el abandono: más { $score }.
    }
tysiac-table-sits-out =
    { $who ->
        [you] Das cartas y no juegas.
       *[other] { $name } da cartas y no juega.
    }
tysiac-table-laid-away =
    { $who ->
        [you] Has apartado { $cards }.
       *[other] { $name } ha apartado { $cards }.
    }
tysiac-score-declarer = ¿Quién era el tomador: { $names }?
    .brief = Tomador
tysiac-score-contract = ¿Por cuánto?
    .brief = Contrato
tysiac-score-points = Puntos de { $name }, cartas y matrimonios:
    .brief = { $name }
    .hint = Para elegir: lo que queda de las cartas, solo y con matrimonios.
tysiac-score-trick = ¿{ $name } ha ganado alguna baza? (sí, no)
    .brief = { $name }, baza
tysiac-score-talon = Las tres cartas del talón:
    .brief = Talón
