### Mis dispositivos, en la página. Las variables se explican en en/page-devices.ftl.

devices-stranger = En este dispositivo aún no tienes nombre. Si tienes sitio en otro, pide allí un enlace; si no te queda ninguno, escribe tu código de recuperación.
devices-other = Este sitio en otro dispositivo
devices-other-hint = Recibes un enlace y un código QR para tu teléfono, tableta u ordenador. Allí estarán también todas tus mesas.
devices-other-make = Crear un enlace
devices-other-how = Abre este enlace en tu otro dispositivo. Sirve una vez, durante cinco minutos. No se lo des a nadie más: quien lo abra juega como tú.
devices-other-link = Enlace para tu otro dispositivo
devices-other-qr = Código QR con el enlace para tu otro dispositivo
devices-other-waits = Esperando a tu otro dispositivo…
devices-other-done = Listo: { $name } ya es uno de tus dispositivos.
devices-other-gone = Este enlace ya no sirve.
devices-other-again = Crear otro enlace
devices-list = Dónde tienes la sesión abierta
devices-here = este dispositivo
devices-when = Añadido: { $added }. Último uso: { $seen }.
devices-sign-out = Cerrar sesión
devices-sign-out-of = Cerrar la sesión de { $name }
devices-signed-out = Sesión cerrada: { $name }.
devices-signed-out-here = Has cerrado la sesión en este dispositivo.
devices-others-out = Cerrar todas las demás
devices-others-sure = Todos los dispositivos menos este pierden tus sitios. Si alguno lo tenía otra persona, crea también un código de recuperación nuevo.
devices-others-done =
    { $count ->
        [one] Se ha cerrado la sesión de un dispositivo.
       *[other] Se ha cerrado la sesión de { $count } dispositivos.
    }
devices-here-out = ¿Cerrar la sesión aquí?
devices-here-sure = Este dispositivo pierde tus sitios; tus mesas siguen ahí.
devices-here-last = Es tu último dispositivo y no tienes código de recuperación: no podrías volver.
devices-code = Código de recuperación
devices-code-hint = Cinco palabras con las que vuelves cuando no te queda ningún dispositivo. Apúntalas: quien las tenga puede jugar como tú.
devices-code-none = Aún no tienes ninguno.
devices-code-made = Tu código se creó: { $date }.
devices-code-make = Crear un código
devices-code-new = Crear un código nuevo
devices-code-sure = El código que tienes ahora dejará de servir.
devices-code-words = Tus cinco palabras
devices-code-once = Solo se muestran ahora.
devices-back = Volver con un código de recuperación
devices-back-words = Tus cinco palabras
devices-back-go = Volver
devices-arrive = Tu sitio en este dispositivo
devices-arrive-ask = Este enlace es de { $name }. Este dispositivo recibe los mismos sitios, en todas las mesas.
devices-arrive-yes = Jugar aquí como { $name }
devices-arrive-same = En este dispositivo ya eres { $name }.
devices-arrived = En este dispositivo ahora eres { $name }.
devices-merge-ask = En este dispositivo eres { $mine }. Si sigues, { $mine } pasa a ser { $name }: todas las mesas y dispositivos de { $mine } pasan también, y { $mine } deja de existir. Esto no se puede deshacer.
devices-merge-warn = Hazlo solo si { $name } eres tú: quien juega como { $name } recibe tus sitios.
devices-merge-no = Seguir como { $mine }
devices-merge-yes = Ser { $name }
devices-kept = Lo que este servidor guarda de ti
devices-export = Guardarlo todo en un archivo
devices-forget = Olvidarme…
devices-forget-title = ¿Olvidar a { $name }?
devices-forget-ask = Se borran tu nombre, tus dispositivos, tu código de recuperación y las mesas donde no se sienta nadie más. Dejas tus partidas; quienes jugaron contigo verán desde entonces «un jugador». Esto no se puede deshacer.
devices-forget-yes = Borrarlo todo
devices-forgotten = Aquí ya no se te recuerda.
devices-offer = ¿Quieres encontrar tu sitio en cualquier dispositivo?
