### Mis partidas y estadísticas, en la página. Las variables se explican en en/page-games.ftl.

my-filters = Qué se muestra
my-game = Juego
my-game-all = Todos los juegos
my-against = Rival
my-against-all = Todos
my-kind = Dónde
my-kind-all = Mesas y hojas de puntos
my-kind-table = Mesas de aquí
my-kind-sheet = Hojas de puntos de cartas reales
my-list = Partidas y veladas
my-count =
    { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }
my-none = Aún no tienes partidas. Juega una, o lleva los puntos de un juego con cartas reales y compártelos en vivo: entonces saldrá aquí, en la lista y en las cifras.
my-none-start = Jugar una partida
my-none-such = Ninguna de tus partidas es así.
my-show-all = Mostrar todo
my-elsewhere = ¿Tus partidas están en otro dispositivo? Trae aquí tu asiento.
my-more = Mostrar más antiguas
my-place = Puesto { $place } de { $count }
my-money = Apuestas: { $money }
my-on = en curso
my-evening = Hojas de puntos, { $games }: { $names }
my-evening-matches =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
my-evening-here = solo en este dispositivo: compártela en vivo para que cuente
my-evening-followed = velada que sigues en este dispositivo; aún no ha terminado
my-won = { $name }: ganadas { $count }
my-statistics = Estadísticas
my-counted =
    { $count ->
        [one] De { $count } partida.
       *[other] De { $count } partidas.
    }
my-counting = Aún se cuentan: { $count }
my-no-figures = Habrá cifras en cuanto termine una partida.
my-chart = Partidas por mes
my-chart-won = ganadas
my-chart-other = no ganadas
