### El marco del reglamento. Sus párrafos están en rules-*.ftl.

rulebook-title-mille = Las reglas de Mille
rulebook-title-tysiac = Las reglas de Tysiac

rulebook-intro =
    Estas son las reglas con la configuración `{ $preset }`. Donde una opción u otra configuración cambia un párrafo,
    una línea debajo dice cómo queda entonces.

    Esta página se genera a partir de los catálogos de `src/chiliad/locales` y de las funciones de puntuación.
    Cámbialos y vuelve a escribirla con `python -m chiliad.play.rulebook`.

rulebook-source = Fuente: { $source }

rulebook-with-option = Con `{ $option } = { $value }`:
rulebook-with-options = Con `{ $option } = { $value }` y `{ $option2 } = { $value2 }`:
rulebook-with-preset = Con la configuración `{ $preset }`:
rulebook-also = (Lo mismo con { $others }.)

rulebook-options = Opciones
rulebook-presets = Configuraciones

rulebook-option = Opción
rulebook-values = Valores
rulebook-default = Por defecto
rulebook-paragraph = Párrafo
rulebook-preset = Configuración
rulebook-range = de { $low } a { $high }

## Ejemplos: las cifras de las tablas se calculan

rulebook-examples = Ejemplos
rulebook-examples-intro = Donde no se dice otra cosa, la configuración es `{ $preset }`.

rulebook-example-mille-cards = El valor de las cartas (M2)
rulebook-example-mille-deals = Rondas (M21 a M25)
rulebook-example-mille-payments = Pagos con una apuesta pequeña de 1 (M29 a M33)
rulebook-example-tysiac-cards = Las cartas de más alta a más baja (T1, T2)
rulebook-example-tysiac-bids = Los casamientos y la puja más alta según bid_limit (T3, T8)
rulebook-example-tysiac-rounding = Lo que anota un defensor (T21)
rulebook-example-tysiac-concessions = Abandonos (T22)
rulebook-example-tysiac-totals = De un total al siguiente (T20 a T31)

rulebook-card = Carta
rulebook-points = Puntos
rulebook-score = Anotado
rulebook-laid = Grupos bajados
rulebook-held = En la mano
rulebook-out = ninguna, ha salido
rulebook-stars = Estrellas
rulebook-chapeaux = Chapeaux
rulebook-target = Meta
rulebook-winner-total = Total del ganador
rulebook-loser-total = Total del perdedor
rulebook-winner-stars = Estrellas del ganador
rulebook-loser-chapeaux = Chapeaux del perdedor
rulebook-marriages = Casamientos en la mano
rulebook-contract = Contrato
rulebook-defenders-get = Anota cada defensor
rulebook-total-before = Total anterior
rulebook-deals-used = Rondas gastadas en barrera
rulebook-role = Papel
rulebook-declarer = tomador
rulebook-defender = defensor
rulebook-total-after = Total posterior
rulebook-outcome = Resultado
rulebook-wins = gana
rulebook-on-barrel =
    { $used ->
        [0] en barrera
        [one] en barrera, { $used } ronda gastada
       *[other] en barrera, { $used } rondas gastadas
    }
rulebook-off-barrel = deja la barrera
