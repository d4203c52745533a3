### Las cifras de Tysiac.

figure-tysiac-declared = Rondas como tomador
figure-tysiac-made = Contratos cumplidos
figure-tysiac-declarer-score = Resultado como tomador
figure-tysiac-declarer-points = Tantos hechos como tomador
figure-tysiac-defender-score = Resultado como defensor
figure-tysiac-defender-points = Tantos hechos como defensor
figure-tysiac-sitter-score = Resultado sin jugar
figure-tysiac-marriages = Casamientos cantados
figure-tysiac-aces = Cuatro ases cantados
figure-tysiac-barrel = Veces en la barrera
figure-tysiac-barrel-fallen = Caídas de la barrera
figure-tysiac-locked = Veces en el umbral
figure-tysiac-golden = Rondas de oro cumplidas
figure-tysiac-blind = Pujas a ciegas cumplidas
grid-contracts = { $game }: contratos por nivel
grid-contracts-corner = Contrato
grid-contracts-row =
    { $high ->
        [0] { $low } o más
       *[other] { $low }–{ $high }
    }
grid-contracts-all = Todos
grid-made = Cumplidos
grid-failed = Fallidos
grid-conceded = Abandonados
