### Ajustes: señales y sonidos.

page-settings-signals = Cuando me toca
page-settings-tone = Un tono suave
page-settings-vibration = Vibración
page-settings-notify = Avisarme cuando esta página esté oculta
page-settings-notify-stop = No avisarme más
page-settings-notify-blocked = El navegador no muestra notificaciones de esta página. Quizá se puedan permitir en sus ajustes para este sitio.
page-settings-notified = Así llegará el aviso cuando te toque.
page-settings-push = Avisarme aunque no haya ninguna página abierta
page-settings-push-stop = No avisarme cuando no haya ninguna página abierta
page-settings-push-hint = La notificación llega por un servicio de tu navegador, cifrada: nombra la mesa y ninguna carta.
page-settings-sounds = Sonidos
page-settings-sounds-all = Sonidos breves de las cartas, los resultados y la charla
page-settings-volume = Volumen
page-settings-volume-soft = Bajo
page-settings-volume-medium = Medio
page-settings-volume-loud = Alto
page-settings-talk = Mostrar y leer lo que dicen los jugadores
