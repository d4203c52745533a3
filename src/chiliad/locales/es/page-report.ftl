### The page of the report after a match.

page-report-title = Repaso de la partida
page-report-busy = Se está repasando la partida: { $done } de { $of }. Puedes dejar esta página y volver.
page-report-begun = Se está repasando la partida.
page-report-ready = El repaso está listo.
page-report-chances = Probabilidad de ganar la partida
page-report-chances-how = En puntos: uno es un uno por ciento.
page-report-chances-marks = Los números en círculo son los momentos de abajo.
page-report-way = { $name }: { $start } puntos al principio, { $end } al final, nunca por debajo de { $low } ni por encima de { $high }.
page-report-start = Inicio
page-report-table = Lo mismo en una tabla
page-report-moments = Momentos decisivos
page-report-no-moments = Ninguna de tus decisiones costó con certeza un punto.
page-report-again = Intentarlo otra vez desde aquí
page-report-hands = Ver todas las manos
page-report-balance = Suerte y decisiones
page-report-balance-how = Cada columna suma, en puntos: lo que se esperaba antes de la primera ronda, lo que cambió cada parte y el resultado. Una barra pálida es demasiado pequeña para distinguirla del azar.
page-report-payment = El pago
page-report-payment-how = Lo mismo para lo que se jugaba: con + se cobra, con − se paga.
page-report-expected = Esperado
page-report-result = Resultado
page-report-unsure = demasiado pequeño para decirlo
page-report-sentences = Todo el informe en frases
page-report-copy = Copiar como texto
