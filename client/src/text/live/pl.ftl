## Co się dzieje obok gry. $name: osoba; $n: krzesło, liczone od 1

note-opened = { $name } otwiera stół
note-sat = { $name } siada
note-watches = { $name } przygląda się
note-left = { $name } wstaje
note-chair-bot = Bot zajmuje krzesło { $n }
note-chair-free = Krzesło { $n } jest znowu wolne
note-start = Gra się zaczyna
note-secret = Tajna odpowiedź
note-undone = Cofnięto
note-replaced = Bot gra za: { $name }
note-returned = { $name } wraca do gry
note-resigned = { $name } poddaje grę
note-closed = Stół zamknięto
note-undo-asked = { $name } prosi o cofnięcie
note-undo-agreed = { $name } zgadza się
note-undo-declined = { $name } nie zgadza się

## Dlaczego odmówiono. Nic się nie zmieniło

refused-no-name = Najpierw podaj imię, potem możesz tu pisać.
refused-only-looking = Tu tylko się przyglądasz. Aby grać, usiądź przy stole.
refused-not-begun = Gra jeszcze się nie zaczęła.
refused-game-over = Gra jest skończona.
refused-not-your-turn = To nie twoja kolej.
refused-resigned = Ta gra została przez ciebie poddana.
refused-bot-plays = Gra za ciebie bot. Najpierw odbierz mu swoje miejsce.
refused-stale = Na stole coś się zmieniło. Spójrz jeszcze raz i wybierz.
refused-undo-revealed = Od tamtej chwili coś odkryto. Poproś pozostałych o cofnięcie.
refused-undo-answered = Od tamtej chwili odpowiedział ktoś inny. Poproś o cofnięcie.
refused-undo-nothing = Nie ma czego cofać.
refused-no-such-line = Gra nie może wrócić do wiersza { $line }.
refused-nobody-asks = Nikt nie czeka na twoje słowo.
refused-no-person-there = Miejsce { $seat } nie należy do człowieka.
refused-bot-plays-there = Na miejscu { $seat } gra już bot.
refused-not-away = Osoba z miejsca { $seat } jest nieobecna zbyt krótko.
refused-plays-already = Na swoim miejscu grasz już sam(a).
refused-other-rules = Tę grę zaczęto według innych zasad ({ $theirs }); ten serwer gra według { $ours }.
refused-busy = Za dużo dzieje się naraz. Spróbuj ponownie.
refused-key-used = Ta wiadomość była już wysłana w innym znaczeniu.
refused-too-fast = Za dużo wiadomości. Poczekaj chwilę.
refused-not-text = Serwer czyta tylko wiadomości tekstowe.
refused-too-big = Wiadomość jest za długa: najwyżej { $most } bajtów.
refused-bad-message = Serwer nie umie odczytać tej wiadomości: { $detail }
refused-no-hello = Pierwsza wiadomość musi być powitaniem.
refused-too-slow = Połączenie było za wolne i zostało zamknięte.
refused-too-many-faults = Odrzucono zbyt wiele wiadomości. Wczytaj stronę ponownie.
refused-restarting = Serwer uruchamia się ponownie. Za chwilę wrócisz do stołu.
refused-no-table = Nie ma takiego stołu.
refused-private-table = Ten stół jest prywatny. Poproś gospodarza o zaproszenie.
refused-bad-origin = Ta strona nie może łączyć się z serwerem.
refused-server = Serwer nie mógł tego zapisać. Nic nie przepadło; spróbuj ponownie.
