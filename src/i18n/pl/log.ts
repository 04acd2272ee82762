import type { log as en } from '../en/log.ts';
import type { Translation } from '../message.ts';

/** Events as sentences; what needs a rule set's words is in its own file. */
export const log: Translation<typeof en> = {
  'log.title': 'Przebieg gry',
  'log.empty': 'Jeszcze nic się nie wydarzyło.',
  'log.turn': 'Tura {count}: {player}',
  'log.turn.extra': 'Tura {count}: {player}, dodatkowa',
  'log.final': 'Końcowa punktacja',
  'log.last': 'Ostatnia tura',
  'log.began': 'Teraz gra {player}.',
  'log.began.extra': '{player} rozgrywa dodatkową turę.',
  'log.drawn': '{player} dobiera kafelek.',
  'log.set-aside': 'Kafelek nigdzie nie pasuje i zostaje odłożony. {player} dobiera następny.',
  'log.laid': '{player} kładzie kafelek na {cell}.',
  'log.laid.spoken': '{player} kładzie kafelek na {cell}: {features}.',
  'log.scored': '{player}: {line}',
  'log.marker': 'Znacznik gracza {player} idzie z pola {from} na {to}.',
  'log.token-taken': '{player} staje na polu {field} i bierze żeton: {token}.',
  'log.token-used': '{player} używa żetonu: {token}.',
  'log.token-lost': 'Żeton gracza {player} nie ma na co zadziałać: {token}.',
  'log.final-began': 'Ostatni kafelek leży na planszy. Czas na końcową punktację.',
  'log.over': '{player} wygrywa {score} do {scoreOther}.',
  'log.over.shared': 'Wspólne zwycięstwo, po {score} pkt.',
  'line.formula': '{what} × {each} = {points}',
  'line.plain': '{what} = {points}',
  'line.token': '{line} ({token})',
  'say.no-tile': 'W ręku nie ma kafelka.',
  'keys.say.choices': 'Mówi, co można teraz zrobić',
  'keys.say.scores': 'Mówi, jakie są punkty, zwolennicy i żetony',
  'keys.say.tile': 'Mówi, jaki kafelek jest w ręku',
  'keys.say.last': 'Mówi, co przyniosła ostatnia tura',
};
