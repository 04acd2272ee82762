import type { help as en } from '../en/help.ts';
import type { Translation } from '../message.ts';

/** How to play, what both rule sets share. */
export const help: Translation<typeof en> = {
  'help.rules': 'Zasady',
  'help.intro': 'Dwie osoby zapełniają wnętrze jednego zamku. Każda tura ma trzy kroki.',
  'help.step.place': 'Połóż kafelek',
  'help.step.deploy': 'Postaw figurkę',
  'help.step.score': 'Podlicz to, co zamknięte',
  'help.followers': {
    one: 'Masz {count} figurkę. Dopóki stoi na planszy, nie możesz postawić następnej.',
    few: 'Masz {count} figurki. Dopóki wszystkie stoją na planszy, nie możesz postawić następnej.',
    many: 'Masz {count} figurek. Dopóki wszystkie stoją na planszy, nie możesz postawić następnej.',
    other: 'Masz {count} figurki. Dopóki wszystkie stoją na planszy, nie możesz postawić następnej.',
  },
  'help.complete':
    'Konstrukcja jest zamknięta, gdy żaden jej bok nie sąsiaduje z pustym polem. Punkty dostaje ten, kto ma w niej więcej zwolenników; przy remisie nie dostaje ich nikt. Potem zwolennicy wracają do domu. Gdy zamyka się kilka naraz, najpierw punktuje gracz, który ma turę; to on ustala kolejność.',
  'help.regions': 'Co ile daje',
  'help.wall.title': 'Tor punktowy i żetony',
  'help.end': 'Koniec',
  'help.end.text':
    'Po ostatnim kafelku następuje końcowa punktacja. Za to, co niezamknięte, nie ma punktów, chyba że daje je żeton. Wygrywa ten, kto ma więcej punktów; przy równej liczbie zwycięstwo jest wspólne.',
  'help.tokens.same-turn': 'W trakcie gry żetonów używasz tylko w swojej turze, także w tej, w której je bierzesz.',
  'help.tokens.next-turn':
    'W trakcie gry żetonów używasz tylko w swojej turze, najwcześniej w następnej po tej, w której je bierzesz.',
  'help.tokens.yours': 'Konstrukcja jest twoja, jeśli masz w niej więcej zwolenników niż przeciwnik.',
  'help.tokens.list': 'Dziewięć rodzajów żetonów',
  'help.tokens.each': 'po dwa z każdego',
  'help.touch': 'Obsługa',
  'help.touch.text':
    'Dotknij zaznaczonego pola, by przymierzyć tam kafelek, dotknij kafelka, by go obrócić, i potwierdź zielonym przyciskiem. „Cofnij” cofa każdy krok twojej tury oprócz dobrania kafelka.',
};
