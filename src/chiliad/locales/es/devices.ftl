### Devices and recovery codes, as the server names them.

# The list of words for recovery codes that readers of this language can type: latin, cyrillic, arabic
recovery-script = latin
# $browser, $system (String) for example Firefox and Android
device-both = { $browser } en { $system }
device-unknown = un dispositivo desconocido
# A player who wanted to be forgotten. $number (Number) of those at this table, from 1
player-forgotten =
    { $number ->
        [1] un jugador
       *[other] un jugador { $number }
    }
