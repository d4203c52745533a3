### Devices and recovery codes, as the server names them.

# The list of words for recovery codes that readers of this language can type: latin, cyrillic, arabic
recovery-script = latin
# $browser, $system (String) for example Firefox and Android
device-both = { $browser } sur { $system }
device-unknown = un appareil inconnu
# A player who wanted to be forgotten. $number (Number) of those at this table, from 1
player-forgotten =
    { $number ->
        [1] un joueur
       *[other] un joueur { $number }
    }
