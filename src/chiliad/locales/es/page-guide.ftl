### La guía de un juego: sobre las reglas numeradas en su página, y en `chiliad rules`.

page-guide-nav = En esta página
page-guide-short = El juego en breve
page-guide-examples = Ejemplos
page-guide-words = Palabras del juego
page-guide-presets = Configuraciones comparadas
page-guide-all = Todas las reglas
page-guide-values = El valor de las cartas
page-guide-result = Al final de la ronda
# Sobre una lista de lo que no cambia de una configuración a otra.
page-guide-same = Igual en todas
# Lo mismo donde el juego solo tiene una configuración.
page-guide-options = Cómo se juega
