# The house in a tab.
tab-fetching = The house is being set up in this tab. You can look around already.
    .label = How far the house is set up
tab-starting = The house is being set up: the rules are laid out …
tab-broken = The house could not be set up in this tab: { $why }
tab-newer = A newer house lies here by now.
tab-again = Load the page again
tab-unkept = This browser keeps nothing for this page: tables are gone when the tab is closed.
tab-unopened = What this browser keeps cannot be opened just now: tables of before are still there, but not to be seen, and what is begun now is gone when the tab is closed.
tab-waits = This table goes on under the rules it was begun with. It opens as soon as no other tab is at a table under the newer ones.
tab-understood = I see
tab-lacks = No house in this tab
tab-lacks-insecure = By plain http a browser lets no page keep tables by itself. It does by https, or on the machine itself (localhost).
tab-lacks-old = This browser is missing something that a house in a tab needs. A newer one has it: Chrome, Edge, Firefox or Safari of the last two years.
tab-to-server = Go to the server’s house
tab-alone = This house is in this browser alone: people at this device sit down here, friends elsewhere need a server’s house.
tab-alone-carry = You can save this table as a file and go on there.
tab-no-calls = Calling back
tab-no-calls-about = This house is only there while a tab of it is open, so it can call nobody back. A server’s house can.
tab-no-devices-about = What is kept here is kept by this browser. A table goes to another device, or to a server’s house, as a file: save it at the table.
# Instead of a server’s.
sorry-offline = The house in this tab is being set up anew. Try again in a moment.
trouble-offline = The house could not be opened in this tab.
house-away = The house is being set up. This is what was known before.
house-lead = Five monster games on one table in the hills, all of it in this tab. The bots pull up a chair. No server, no account, and after this visit no network.
    .short = Five monster games, all in this tab.
