## Che cosa succede accanto alla partita. $name: una persona; $n: una sedia, contata da 1

note-opened = { $name } apre il tavolo
note-sat = { $name } si siede
note-watches = { $name } guarda
note-left = { $name } si alza
note-chair-bot = Un bot prende la sedia { $n }
note-chair-free = La sedia { $n } è di nuovo libera
note-start = La partita comincia
note-secret = Una risposta segreta
note-undone = Annullato
note-replaced = Un bot gioca al posto di { $name }
note-returned = { $name } è di nuovo in gioco
note-resigned = { $name } abbandona la partita
note-closed = Il tavolo è stato chiuso
note-undo-asked = { $name } chiede di tornare indietro
note-undo-agreed = { $name } è d’accordo
note-undo-declined = { $name } non è d’accordo

## Perché è stato rifiutato. Nulla è cambiato

refused-no-name = Prima di’ come ti chiami, poi puoi scrivere qui.
refused-only-looking = Qui stai solo guardando. Per giocare siediti a un tavolo.
refused-not-begun = La partita non è ancora cominciata.
refused-game-over = La partita è finita.
refused-not-your-turn = Non è il tuo turno.
refused-resigned = Hai abbandonato questa partita.
refused-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto.
refused-stale = Il tavolo è andato avanti. Guarda di nuovo e scegli.
refused-undo-revealed = Da allora è stato rivelato qualcosa. Chiedi agli altri di tornare indietro.
refused-undo-answered = Da allora ha risposto qualcun altro. Chiedi di tornare indietro.
refused-undo-nothing = Non c’è nulla da annullare.
refused-no-such-line = La partita non può tornare alla riga { $line }.
refused-nobody-asks = Nessuno aspetta la tua parola.
refused-no-person-there = Il posto { $seat } non è di una persona.
refused-bot-plays-there = Al posto { $seat } gioca già un bot.
refused-not-away = La persona al posto { $seat } non è assente da abbastanza tempo.
refused-plays-already = Giochi già al tuo posto.
refused-other-rules = Questa partita è cominciata con altre regole ({ $theirs }); questo server gioca con { $ours }.
refused-busy = Succede troppo tutto insieme. Riprova.
refused-key-used = Questo messaggio è già stato inviato con un altro significato.
refused-too-fast = Troppi messaggi. Aspetta un momento.
refused-not-text = Il server legge solo messaggi di testo.
refused-too-big = Il messaggio è troppo lungo: al massimo { $most } byte.
refused-bad-message = Il server non riesce a leggere il messaggio: { $detail }
refused-no-hello = Il primo messaggio deve essere un saluto.
refused-too-slow = La connessione era troppo lenta ed è stata chiusa.
refused-too-many-faults = Troppi messaggi rifiutati. Ricarica la pagina.
refused-restarting = Il server riparte. Tra un momento sarai di nuovo al tavolo.
refused-no-table = Non c’è un tavolo così.
refused-private-table = Questo tavolo è privato. Chiedi un invito a chi lo ospita.
refused-bad-origin = Questa pagina non può collegarsi al server.
refused-server = Il server non ha potuto scriverlo. Nulla è perso; riprova.
