### Devices and recovery codes, as the server names them.

# The list of words for recovery codes that readers of this language can type: latin, cyrillic, arabic
recovery-script = latin
# $browser, $system (String) for example Firefox and Android
device-both = { $browser }, { $system }
device-unknown = nieznane urządzenie
# A player who wanted to be forgotten. $number (Number) of those at this table, from 1
player-forgotten =
    { $number ->
        [1] gracz
       *[other] gracz { $number }
    }
