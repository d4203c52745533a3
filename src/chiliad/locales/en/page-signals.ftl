### Settings: signals and sounds.

page-settings-signals = When it is my turn
page-settings-tone = A soft tone
page-settings-vibration = Vibration
page-settings-notify = Notify me while this page is hidden
page-settings-notify-stop = Stop notifying me
page-settings-notify-blocked = The browser shows no notifications of this page. Its settings for this site may allow them.
# The text of a notification that is shown once, as a sample.
page-settings-notified = You will be notified like this when it is your turn.
page-settings-push = Notify me while no page is open
page-settings-push-stop = Stop notifying me while no page is open
page-settings-push-hint = The notification comes through a service of your browser, encrypted: it names the table, and no card.
page-settings-sounds = Sounds
page-settings-sounds-all = Short sounds of cards, results and table talk
page-settings-volume = Volume
page-settings-volume-soft = Soft
page-settings-volume-medium = Medium
page-settings-volume-loud = Loud
page-settings-talk = Show and speak what players say
