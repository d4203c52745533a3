### La charla en la mesa: frases hechas que cada uno lee en su idioma.

talk-line = { $name }: { $phrase }
talk-choose = Decir algo
talk-lines = Últimas frases y silenciar
talk-recent = Lo último que se ha dicho
talk-none = Nadie ha dicho nada todavía.
talk-mute = Silenciar a un jugador
talk-mute-kept = De un jugador silenciado no se ve ni se oye nada, en ninguna mesa. Este navegador lo recuerda por su nombre.

talk-phrase-hello = ¡Hola!
talk-phrase-good-luck = ¡Suerte!
talk-phrase-well-played = ¡Bien jugado!
talk-phrase-nice-try = ¡Buen intento!
talk-phrase-what-a-deal = ¡Vaya reparto!
talk-phrase-your-turn = Te toca
talk-phrase-one-moment = Un momento, por favor
talk-phrase-sorry = ¡Perdón!
talk-phrase-thank-you = ¡Gracias!
talk-phrase-another-match = ¿Otra partida?
talk-phrase-must-go = Pronto tendré que irme
talk-phrase-goodbye = ¡Adiós!
talk-phrase-thumbs-up = pulgar arriba
talk-phrase-applause = aplausos
talk-phrase-smile = una sonrisa
talk-phrase-laugh = risas
talk-phrase-surprise = sorpresa
talk-phrase-sad = cara triste
