### Devices and recovery codes, as the server names them.

# The list of words for recovery codes that readers of this language can type: latin, cyrillic, arabic
recovery-script = arabic
# $browser, $system (String) for example Firefox and Android
device-both = { $browser } روی { $system }
device-unknown = دستگاه ناشناس
# A player who wanted to be forgotten. $number (Number) of those at this table, from 1
player-forgotten =
    { $number ->
        [1] یک بازیکن
       *[other] یک بازیکن { $number }
    }
