### Le parole del client, italiano: la cornice intorno ai giochi.
###
### Ogni lingua ha le stesse chiavi con gli stessi argomenti.

app-name = Millrace
app-claim = un tavolo aperto per giochi da tavolo
skip-to-content = Vai al contenuto
close = Chiudi
cancel = Annulla
copy = Copia
copied = Copiato
copy-failed = Qui non è permesso copiare: il testo è selezionato, copialo tu.
try-again = Riprova
to-home = Tutti i tavoli
loading = Stendiamo le carte…
guest-name = Ospite
your-turn-title = Tocca a te
page-title = { $page } · Millrace
language = Lingua
theme = Carta
theme-system = come il sistema
theme-light = chiara
theme-dark = scura
theme-now = { $theme ->
    [light] Passa alla carta scura
   *[other] Passa alla carta chiara
}
header-account = Chi sei
header-settings = Impostazioni
nobody-yet = Ancora senza nome

## Home

home-title = Tavoli
home-games = Giochi
home-your-turn = Tocca a te
home-yours = I tuoi tavoli
home-open = Tavoli aperti
home-watch = Da guardare
home-open-none = Al momento nessuno cerca giocatori. Apri un tavolo: comparirà qui.
home-play-now = Gioca subito: da solo contro i bot
home-new-table = Nuovo tavolo
home-play-here = Giocate qui insieme
home-join = Unisciti con un link
home-join-field = Il link o il codice che hai ricevuto
home-join-go = Vai al tavolo
home-join-fault = Questo non è il link di un tavolo. Ha questo aspetto: { $example }.
open-table = Apri
sit-down = Siediti
look-on = Guarda
round-of = Round { $n ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] 0
}
phase-waiting = { $free ->
    [0] sta per iniziare
    [one] { $free } sedia libera
   *[other] { $free } sedie libere
}
phase-setup = Preparazione
phase-over = Finita
waits-for = si attende { $name }
chair-free = sedia libera
chair-bot = Bot
chair-machine = { $kind } ({ $level })
chair-seat = Sedia { $n }
deadline-in = rispondi { $when }
pace-live = dal vivo
pace-1d = un giorno per turno
pace-3d = tre giorni per turno
pace-7d = una settimana per turno
bot-greedy-short = guadagno rapido
bot-random-short = a caso

## New table

new-title = Nuovo tavolo
new-solo-title = Da solo contro i bot
new-here-title = Insieme a questo schermo
# $game: its title; $seats (number); $company: who sits there
new-summary = { $game } in { $seats }: { $company }.
new-company-people = { $n ->
    [0] tu
    [one] tu e un’altra persona
   *[other] tu e altre { $n } persone
}
new-company-here = { $n ->
    [one] un’altra persona a questo schermo
   *[other] altre { $n } persone a questo schermo
}
new-company-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bot
}
new-pace-live = Si gioca dal vivo.
new-pace-1d = Un giorno per ogni turno.
new-pace-3d = Tre giorni per ogni turno.
new-pace-7d = Una settimana per ogni turno.
new-seen-alone = Nessun altro può vederlo.
new-seen-private = Entra solo chi ha un link.
new-seen-public = Chiunque può sedersi o guardare.
new-chairs = Sedie
new-chairs-hint = Da { $least } a { $most }. Almeno una persona; la prima sedia è tua.
new-add-chair = Aggiungi una sedia
new-remove-chair = Togli la sedia { $n }
new-chair-kind = Chi siede sulla sedia { $n }
new-here-field = Nome della persona sulla sedia { $n }
new-here-name = Giocatore { $n }
new-kind-person = Persona
new-kind-here = Persona qui
new-kind-bot = Bot
new-level = Quanto è forte la macchina sulla sedia { $n }
new-bot = Come gioca il bot sulla sedia { $n }
new-setup = Preparazione
new-as-usual = come al solito
new-game = Gioco
new-option = { $name }: { $value }
new-played-with = Si gioca con { $list }.
new-with-seed = un seme tuo
# $off, $chosen: options or seats of the game
new-switched-off = { $off }: disattivato, perché non va insieme a { $chosen }.
new-by-clause = (Regola { $clause })
new-seed = Seme
new-seed-hint = Lo stesso seme distribuisce la stessa partita. Vuoto: nessuno conosce le carte, e alla fine il server prova di non averle scelte.
new-pace = Ritmo
new-who = Chi può venire
new-public = Tavolo pubblico
new-public-hint = Compare nell’elenco; chiunque può sedersi su una sedia libera o guardare.
new-name = Nome del tavolo
new-name-hint = Vuoto: si chiama «{ $name }».
new-default-name = Tavolo di { $name }
new-default-solo-name = { $name }, in solitario
new-your-name = Il tuo nome al tavolo
new-your-name-hint = Puoi cambiarlo quando vuoi; non serve un account.
new-create = Crea il tavolo
new-start = Inizia la partita
new-creating = Si apparecchia il tavolo…

## Waiting room

waiting-lead = { $free ->
    [0] Ci sono tutti.
    [one] Una sedia è ancora libera.
   *[other] { $free } sedie sono ancora libere.
}
waiting-begins = La partita inizia quando chi ospita la avvia.
waiting-host-begins = Riempi le sedie libere con persone o bot, poi inizia.
waiting-invite = Invita
waiting-invite-seat = Link alla sedia { $n }
waiting-invite-watch = Link per guardare
waiting-invite-hint = Il link sotto una sedia libera porta a quella sedia. Si siede chi lo apre per primo.
waiting-fill-bot = Dalla a un bot
waiting-seat-here = Qualcuno a questo schermo
waiting-fill-all = Riempi tutto di bot
waiting-free-again = Tienila per una persona
waiting-start = Inizia la partita
waiting-start-not = Alcune sedie sono ancora libere.
waiting-leave = Alzati
waiting-close = Chiudi il tavolo
waiting-close-ask = Chiudere questo tavolo? Nessuno potrà più giocarci.
waiting-chat = Chat
waiting-chat-field = Il tuo messaggio
waiting-chat-send = Invia
waiting-chat-none = Non è ancora stato detto nulla.
waiting-host = ospita
waiting-you = tu
waiting-beside = a questo schermo
waiting-here = è qui
waiting-away = è via
waiting-sit = Siediti qui
waiting-table = Il tavolo visto dall’alto, { $taken } sedie occupate su { $seats }
waiting-what = Che gioco è?
waiting-watching = { $n ->
    [one] { $n } persona guarda
   *[other] { $n } persone guardano
}
closed-title = Questo tavolo è stato chiuso
closed-lead = Chi lo ospitava lo ha chiuso prima dell’inizio della partita.

## Join

join-title = Hai un invito
join-lead = { $host } ti ha tenuto una sedia al tavolo «{ $table }».
join-watch-lead = Puoi guardare il tavolo «{ $table }».
join-plain-lead = C’è una sedia per te.
join-plain-watch-lead = Puoi guardare questo tavolo.
join-sit = Siediti
join-look = Guarda

## Account

account-title = Chi sei
account-name = Il tuo nome
account-save = Salva il nome
account-saved = Salvato.
account-guest = Sei un ospite: questo browser si ricorda di te.
account-none = Nessuno ti ha ancora chiesto il nome. Nasce quando ti siedi la prima volta; oppure sceglilo ora.
account-make = Sii questo ospite
account-login-as = Il tuo login è { $login }.
account-recovery = Torna da qualsiasi dispositivo
account-recovery-hint = Questo link sei tu. Custodiscilo come una chiave: chi lo ha gioca al tuo posto. Un nuovo link sostituisce l’ultimo.
account-recovery-show = Crea un link
account-recovery-field = Il tuo link personale
account-create = Crea un login
account-create-hint = Così puoi tornare con login e password, senza il link.
account-login = Login
account-login-hint = Da 3 a 40 lettere, cifre, punti, trattini.
account-password = Password
account-password-hint = Almeno 8 caratteri.
account-create-go = Crea il login
account-log-in = Accedi
account-log-in-hint = Se hai già un login.
account-log-in-warning = I tavoli dell’ospite che sei ora restano a lui: prima conserva il suo link.
account-log-out = Esci
account-log-out-ask = Sei un ospite senza login. Senza il tuo link non puoi tornare. Uscire lo stesso?

## Recover

recover-title = Bentornato
recover-going = Cerchiamo i tuoi tavoli…
recover-none = Questo link non è completo. Aprilo esattamente come lo hai conservato.

## Settings

settings-title = Impostazioni
settings-hint = Sono conservate solo in questo browser e valgono subito.
settings-look = Aspetto
settings-text-size = Dimensione del testo
settings-text-size-now = { $n } %
settings-motion-sound = Movimento e suono
settings-motion = Movimento
settings-motion-system = come il sistema
settings-motion-full = pieno
settings-motion-none = nessuno
settings-motion-none-hint = Nulla si sposta; ciò che è cambiato ha per un momento un contorno.
settings-sound = Suoni
settings-sound-hint = Pietra, tubo e cricchetto, piano; un tono quando tocca a te.
settings-play = Gioco
settings-confirm = Chiedi prima di inviare una scelta
settings-confirm-always = sempre
settings-confirm-irreversible = se definitiva
settings-confirm-never = mai
settings-confirm-always-hint = Ogni scelta va confermata.
settings-confirm-irreversible-hint = Va confermato solo ciò che termina il turno o rivela qualcosa.
settings-confirm-never-hint = Un clic è una scelta. Ciò che non rivela nulla si può ancora annullare.
settings-auto = Rispondi per me quando c’è una sola scelta
settings-auto-hint = Il registro lo dice ogni volta.
settings-automa = Turni dell’Automa
settings-automa-click = passo per passo
settings-automa-slow = lenti
settings-automa-normal = normali
settings-automa-fast = veloci
settings-automa-skip = subito
settings-reset = Ripristina tutto
settings-reset-done = Tutto è come all’inizio; la lingua resta.

## States

not-found-title = Qui non è disegnato nulla
not-found-lead = Questo indirizzo non porta da nessuna parte. Il tavolo può essere stato chiuso, o al link manca una lettera.
table-not-found-title = Questo tavolo non esiste
private-title = Questo tavolo è privato
private-lead = Chiedi un link a chi lo ospita: ognuno porta a una sedia, o a un posto per guardare.
gone-title = Il server non risponde
gone-lead = Nulla è perduto: ogni tua risposta è nel libro del tavolo. Continuiamo a cercarlo.
gone-for-now = Il server non risponde. Nulla è perduto: riprova tra un momento.
chunk-title = Nel frattempo questa pagina è stata rinnovata
chunk-lead = Ricaricala per continuare; nulla è perduto.
live-reconnecting = Connessione persa, nuovo tentativo ({ $n })
live-stale = La connessione è lenta; si attende un segno di vita.
live-gone = Il server non risponde. Lo cerchiamo ancora.
live-ended = Il server ha chiuso la connessione. { $reason }

## Refusals over HTTP: what is wrong, and the way out; those of the live connection are in live/

refused-other = Non ha funzionato ({ $code }). Riprova; nulla è cambiato.
refused-fixed-chair = Le sedie di questo tipo si scelgono con il tavolo: aprine uno nuovo.
refused-bad-invite = Questo invito non è valido. Chiedi un nuovo link a chi ospita il tavolo.
refused-bad-link = Questo link non porta più a nessuno. Forse uno più recente lo ha sostituito.
refused-bad-login = Login e password non corrispondono: controlla entrambi.
refused-bad-options = Queste opzioni non stanno insieme: cambia le sedie o la preparazione.
refused-begun = La partita è iniziata: puoi guardare, ma non sederti.
refused-chairs-free = Alcune sedie sono libere: invita persone o riempile di bot.
refused-cross-origin = Questa pagina non è di questo server: apri il suo indirizzo.
refused-forbidden = Questo non è permesso.
refused-has-account = Hai già un login.
refused-illegal = Ora non è possibile.
refused-internal = Qualcosa non va nel server. Nulla di ciò che hai fatto è perduto: riprova più tardi.
refused-invalid = Qualcosa nel modulo non si può leggere: un nome vuole una lettera, e la password non può essere il login.
refused-known = Hai già un nome: cambialo in «Chi sei».
refused-login-taken = Qualcuno ha già questo login: scegline un altro.
refused-no-game = Qui non c’è questo gioco.
refused-no-language = Non ci sono parole in questa lingua.
refused-no-person = Almeno una sedia deve essere per una persona.
refused-no-seat = Questo tavolo non ha quella sedia.
refused-nobody = Il server non ti conosce più: scegli un nome o torna con il tuo link.
refused-not-found = A questo indirizzo non c’è nulla.
refused-not-host = Può farlo solo chi ospita il tavolo.
refused-not-json = Il server non ha capito questa pagina. Ricaricala.
refused-not-seated = Non siedi a questo tavolo.
refused-nothing-to-undo = Non c’è nulla che tu possa annullare da solo.
refused-seat-taken = Questa sedia è occupata: scegline un’altra.
refused-too-large = È troppo grande da inviare.
refused-too-many = Troppe volte in poco tempo: aspetta un momento e riprova.
refused-unavailable = Il server non raggiunge il suo database. Riprova tra un momento.
refused-wrong-method = Il server non ha capito questa pagina. Ricaricala.
problem-other-rules = Questa partita è iniziata con altre regole, che questo server non ha più.
