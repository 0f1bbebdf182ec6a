### Słowa klienta, polski: rama wokół gier.
###
### Każdy język ma te same klucze z tymi samymi argumentami.

app-name = Millrace
app-claim = otwarty stół do gier planszowych
skip-to-content = Przejdź do treści
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
copy-failed = Kopiowanie jest tu niedozwolone: tekst jest zaznaczony, skopiuj go samodzielnie.
try-again = Spróbuj ponownie
to-home = Wszystkie stoły
loading = Rozkładamy papiery…
guest-name = Gość
your-turn-title = Twoja kolej
page-title = { $page } · Millrace
language = Język
theme = Papier
theme-system = jak system
theme-light = jasny
theme-dark = ciemny
theme-now = { $theme ->
    [light] Przełącz na ciemny papier
   *[other] Przełącz na jasny papier
}
header-account = Kim jesteś
header-settings = Ustawienia
nobody-yet = Jeszcze bez imienia

## Home

home-title = Stoły
home-games = Gry
home-your-turn = Twoja kolej
home-yours = Twoje stoły
home-open = Otwarte stoły
home-watch = Do obejrzenia
home-open-none = W tej chwili nikt nie szuka graczy. Otwórz stół: pojawi się tutaj.
home-play-now = Zagraj teraz: solo przeciw botom
home-new-table = Nowy stół
home-play-here = Zagrajcie tu razem
home-join = Dołącz przez link
home-join-field = Otrzymany link lub kod
home-join-go = Do stołu
home-join-fault = To nie jest link do stołu. Wygląda on tak: { $example }.
open-table = Otwórz
sit-down = Usiądź
look-on = Obserwuj
round-of = Runda { $n ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] 0
}
phase-waiting = { $free ->
    [0] zaraz się zacznie
    [one] { $free } wolne krzesło
    [few] { $free } wolne krzesła
   *[other] { $free } wolnych krzeseł
}
phase-setup = Przygotowanie
phase-over = Koniec gry
waits-for = czeka na: { $name }
chair-free = wolne krzesło
chair-bot = Bot
chair-machine = { $kind } ({ $level })
chair-seat = Krzesło { $n }
deadline-in = odpowiedź { $when }
pace-live = na żywo
pace-1d = jeden dzień na turę
pace-3d = trzy dni na turę
pace-7d = tydzień na turę
bot-greedy-short = szybki zysk
bot-random-short = losowo

## New table

new-title = Nowy stół
new-solo-title = Solo przeciw botom
new-here-title = Razem przy tym ekranie
# $game: its title; $seats (number); $company: who sits there
new-summary = { $game }, liczba graczy: { $seats } – { $company }.
new-company-people = { $n ->
    [0] ty
    [one] ty i jeszcze { $n } osoba
    [few] ty i jeszcze { $n } osoby
   *[other] ty i jeszcze { $n } osób
}
new-company-here = { $n ->
    [one] jeszcze { $n } osoba przy tym ekranie
    [few] jeszcze { $n } osoby przy tym ekranie
   *[other] jeszcze { $n } osób przy tym ekranie
}
new-company-bots = { $n ->
    [one] { $n } bot
    [few] { $n } boty
   *[other] { $n } botów
}
new-pace-live = Na żywo.
new-pace-1d = Jeden dzień na turę.
new-pace-3d = Trzy dni na turę.
new-pace-7d = Tydzień na turę.
new-seen-alone = Nikt inny go nie widzi.
new-seen-private = Wejdzie tylko ten, kto ma link.
new-seen-public = Każdy może usiąść lub obserwować.
new-chairs = Krzesła
new-chairs-hint = Od { $least } do { $most }. Co najmniej jedna osoba; ty zajmujesz pierwsze krzesło.
new-add-chair = Dostaw krzesło
new-remove-chair = Zabierz krzesło { $n }
new-chair-kind = Kto siedzi na krześle { $n }
new-here-field = Imię osoby na krześle { $n }
new-here-name = Gracz { $n }
new-kind-person = Osoba
new-kind-here = Osoba tutaj
new-kind-bot = Bot
new-level = Jak silna jest maszyna na krześle { $n }
new-bot = Jak gra bot na krześle { $n }
new-setup = Przygotowanie
new-as-usual = jak zwykle
new-game = Gra
new-option = { $name }: { $value }
new-played-with = W grze: { $list }.
new-with-seed = własne ziarno losowania
# $off, $chosen: options or seats of the game
new-switched-off = Wyłączono: { $off }. Nie łączy się z wyborem: { $chosen }.
new-by-clause = (Zasada { $clause })
new-seed = Ziarno losowania
new-seed-hint = To samo ziarno rozdaje tę samą grę. Puste: nikt nie zna kart, a serwer dowodzi po grze, że ich nie wybierał.
new-pace = Tempo
new-who = Kto może przyjść
new-public = Stół publiczny
new-public-hint = Stoi na liście; każdy może zająć wolne krzesło lub obserwować.
new-name = Nazwa stołu
new-name-hint = Puste: nazywa się „{ $name }”.
new-default-name = Stół: { $name }
new-default-solo-name = { $name }, solo
new-your-name = Twoje imię przy stole
new-your-name-hint = Możesz je zmienić w każdej chwili; konto nie jest potrzebne.
new-create = Otwórz stół
new-start = Rozpocznij grę
new-creating = Nakrywamy do stołu…

## Waiting room

waiting-lead = { $free ->
    [0] Wszyscy są na miejscu.
    [one] Jedno krzesło jest jeszcze wolne.
    [few] { $free } krzesła są jeszcze wolne.
   *[other] { $free } krzeseł jest jeszcze wolnych.
}
waiting-begins = Gra zacznie się, gdy gospodarz ją rozpocznie.
waiting-host-begins = Zapełnij wolne krzesła osobami lub botami, a potem rozpocznij.
waiting-invite = Zaproś
waiting-invite-seat = Link do krzesła { $n }
waiting-invite-watch = Link do obserwowania
waiting-invite-hint = Link pod wolnym krzesłem prowadzi do tego krzesła. Siada na nim ten, kto otworzy go pierwszy.
waiting-fill-bot = Oddaj botowi
waiting-seat-here = Ktoś przy tym ekranie
waiting-fill-all = Oddaj wszystkie botom
waiting-free-again = Zostaw dla osoby
waiting-start = Rozpocznij grę
waiting-start-not = Niektóre krzesła są jeszcze wolne.
waiting-leave = Wstań od stołu
waiting-close = Zamknij stół
waiting-close-ask = Zamknąć ten stół? Nikt nie będzie mógł przy nim zagrać.
waiting-chat = Rozmowa
waiting-chat-field = Twoja wiadomość
waiting-chat-send = Wyślij
waiting-chat-none = Nic jeszcze nie powiedziano.
waiting-host = gospodarz
waiting-you = ty
waiting-beside = przy tym ekranie
waiting-here = jest tutaj
waiting-away = nieobecny
waiting-sit = Usiądź tutaj
waiting-table = Stół widziany z góry, zajęte krzesła: { $taken } z { $seats }
waiting-what = Co to za gra?
waiting-watching = { $n ->
    [one] { $n } osoba obserwuje
    [few] { $n } osoby obserwują
   *[other] { $n } osób obserwuje
}
closed-title = Ten stół został zamknięty
closed-lead = Gospodarz zamknął go, zanim gra się zaczęła.

## Join

join-title = Masz zaproszenie
join-lead = { $host } trzyma dla ciebie krzesło przy stole „{ $table }”.
join-watch-lead = Możesz obserwować stół „{ $table }”.
join-plain-lead = Czeka na ciebie krzesło.
join-plain-watch-lead = Możesz obserwować ten stół.
join-sit = Usiądź
join-look = Obserwuj

## Account

account-title = Kim jesteś
account-name = Twoje imię
account-save = Zapisz imię
account-saved = Zapisano.
account-guest = Jesteś gościem: ta przeglądarka cię pamięta.
account-none = Nikt jeszcze nie pytał o twoje imię. Powstanie, gdy pierwszy raz usiądziesz; albo wybierz je teraz.
account-make = Bądź tym gościem
account-login-as = Twój login to { $login }.
account-recovery = Wróć na dowolnym urządzeniu
account-recovery-hint = Ten link to ty. Strzeż go jak klucza: kto go ma, gra zamiast ciebie. Nowy link zastępuje poprzedni.
account-recovery-show = Utwórz link
account-recovery-field = Twój własny link
account-create = Załóż login
account-create-hint = Wtedy możesz wracać z loginem i hasłem, bez linku.
account-login = Login
account-login-hint = Od 3 do 40 liter, cyfr, kropek, kresek.
account-password = Hasło
account-password-hint = Co najmniej 8 znaków.
account-create-go = Załóż login
account-log-in = Zaloguj się
account-log-in-hint = Jeśli masz już login.
account-log-in-warning = Stoły obecnego gościa zostają przy nim: najpierw zachowaj jego link.
account-log-out = Wyloguj się
account-log-out-ask = Jesteś gościem bez loginu. Bez własnego linku nie da się wrócić. Wylogować mimo to?

## Recover

recover-title = Witaj z powrotem
recover-going = Szukamy twoich stołów…
recover-none = Ten link jest niepełny. Otwórz go dokładnie tak, jak został zachowany.

## Settings

settings-title = Ustawienia
settings-hint = Są zapisane tylko w tej przeglądarce i działają od razu.
settings-look = Wygląd
settings-text-size = Wielkość tekstu
settings-text-size-now = { $n } %
settings-motion-sound = Ruch i dźwięk
settings-motion = Ruch
settings-motion-system = jak system
settings-motion-full = pełny
settings-motion-none = brak
settings-motion-none-hint = Nic się nie przesuwa; to, co się zmieniło, dostaje na chwilę obwódkę.
settings-sound = Dźwięki
settings-sound-hint = Kamień, rura i zapadka, cicho; jeden ton, gdy przychodzi twoja kolej.
settings-play = Gra
settings-confirm = Pytaj, zanim wybór zostanie wysłany
settings-confirm-always = zawsze
settings-confirm-irreversible = gdy ostateczny
settings-confirm-never = nigdy
settings-confirm-always-hint = Każdy wybór trzeba potwierdzić.
settings-confirm-irreversible-hint = Potwierdzenia wymaga tylko to, co kończy turę lub coś odsłania.
settings-confirm-never-hint = Kliknięcie jest wyborem. To, co niczego nie odsłania, można cofnąć.
settings-auto = Odpowiadaj za mnie, gdy jest tylko jedna możliwość
settings-auto-hint = Dziennik za każdym razem o tym mówi.
settings-automa = Tury Automy
settings-automa-click = krok po kroku
settings-automa-slow = wolno
settings-automa-normal = zwyczajnie
settings-automa-fast = szybko
settings-automa-skip = od razu
settings-reset = Przywróć wszystko
settings-reset-done = Wszystko jest jak na początku; język zostaje.

## States

not-found-title = Tu nic nie narysowano
not-found-lead = Ten adres prowadzi donikąd. Stół mógł zostać zamknięty albo w linku brakuje litery.
table-not-found-title = Nie ma takiego stołu
private-title = Ten stół jest prywatny
private-lead = Poproś gospodarza o link: każdy prowadzi do krzesła albo do miejsca obserwatora.
gone-title = Serwer nie odpowiada
gone-lead = Nic nie przepadło: każda twoja odpowiedź jest w księdze stołu. Szukamy serwera dalej.
gone-for-now = Serwer nie odpowiada. Nic nie przepadło: spróbuj za chwilę.
chunk-title = Ta strona została w międzyczasie odnowiona
chunk-lead = Wczytaj ją ponownie, by grać dalej; nic nie przepadło.
live-reconnecting = Połączenie utracone, próbujemy ponownie ({ $n })
live-stale = Połączenie jest powolne; czekamy na znak życia.
live-gone = Serwer nie odpowiada. Szukamy go dalej.
live-ended = Serwer zamknął połączenie. { $reason }

## Refusals over HTTP: what is wrong, and the way out; those of the live connection are in live/

refused-other = To się nie udało ({ $code }). Spróbuj ponownie; nic się nie zmieniło.
refused-fixed-chair = Krzesła tego rodzaju wybiera się przy otwieraniu stołu: otwórz nowy.
refused-bad-invite = To zaproszenie nie pasuje. Poproś gospodarza o nowy link.
refused-bad-link = Ten link już do nikogo nie prowadzi. Mógł go zastąpić nowszy.
refused-bad-login = Login i hasło nie pasują do siebie: sprawdź oba.
refused-bad-options = Te opcje nie pasują do siebie: zmień krzesła lub przygotowanie.
refused-begun = Gra się zaczęła: możesz obserwować, ale nie usiąść.
refused-chairs-free = Niektóre krzesła są wolne: zaproś osoby lub oddaj je botom.
refused-cross-origin = Ta strona nie pochodzi z tego serwera: otwórz jego własny adres.
refused-forbidden = To niedozwolone.
refused-has-account = Masz już login.
refused-illegal = To nie jest teraz możliwe.
refused-internal = Coś jest nie tak z serwerem. Nic z twoich działań nie przepadło: spróbuj później.
refused-invalid = Czegoś w formularzu nie da się odczytać: imię wymaga litery, a hasło nie może być loginem.
refused-known = Masz już imię: zmień je w „Kim jesteś”.
refused-login-taken = Ktoś ma już ten login: wybierz inny.
refused-no-game = Nie ma tu takiej gry.
refused-no-language = W tym języku nie ma słów.
refused-no-person = Co najmniej jedno krzesło musi być dla osoby.
refused-no-seat = Nie ma takiego krzesła przy tym stole.
refused-nobody = Serwer już cię nie zna: wybierz imię lub wróć przez własny link.
refused-not-found = Pod tym adresem nic nie ma.
refused-not-host = Może to zrobić tylko gospodarz stołu.
refused-not-json = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
refused-not-seated = Nie siedzisz przy tym stole.
refused-nothing-to-undo = Nie ma niczego, co można cofnąć samodzielnie.
refused-seat-taken = To krzesło jest zajęte: wybierz inne.
refused-too-large = To jest za duże, by to wysłać.
refused-too-many = Za często w krótkim czasie: odczekaj chwilę i spróbuj ponownie.
refused-unavailable = Serwer nie może dosięgnąć bazy danych. Spróbuj za chwilę.
refused-wrong-method = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
problem-other-rules = Tę grę zaczęto na innych zasadach, których ten serwer już nie ma.
