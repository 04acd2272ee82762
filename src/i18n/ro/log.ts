import type { log as en } from '../en/log.ts';
import type { Translation } from '../message.ts';

/** Events as sentences, worded so that no player's name is inflected. */
export const log: Translation<typeof en> = {
  'log.title': 'Jurnal',
  'log.empty': 'Încă nu s-a întâmplat nimic.',
  'log.turn': 'Tura {count}: {player}',
  'log.turn.extra': 'Tura {count}: {player}, tură în plus',
  'log.final': 'Punctajul final',
  'log.last': 'Ultima tură',
  'log.began': '{player} e la rând.',
  'log.began.extra': '{player} mai joacă o tură.',
  'log.drawn': '{player} trage un cartonaș.',
  'log.set-aside': 'Cartonașul nu se potrivește nicăieri și e pus deoparte. {player} trage din nou.',
  'log.laid': '{player} pune cartonașul la {cell}.',
  'log.laid.spoken': '{player} pune cartonașul la {cell}: {features}.',
  'log.scored': '{player}: {line}',
  'log.marker': '{player}: pionul trece de pe {from} pe {to}.',
  'log.token-taken': '{player} se oprește pe {field} și ia un jeton: {token}.',
  'log.token-used': '{player} folosește un jeton: {token}.',
  'log.token-lost': '{player}: jetonul „{token}” rămâne fără efect.',
  'log.final-began': 'Ultimul cartonaș e pus. Începe punctajul final.',
  'log.over': '{player} câștigă cu {score} la {scoreOther}.',
  'log.over.shared': 'Victorie împărțită, {score} la {score}.',
  'line.formula': '{what} × {each} = {points}',
  'line.plain': '{what} = {points}',
  'line.token': '{line} ({token})',
  'say.no-tile': 'Nu ai niciun cartonaș în mână.',
  'keys.say.choices': 'Spune ce se poate face acum',
  'keys.say.scores': 'Spune punctele, supușii și jetoanele',
  'keys.say.tile': 'Spune ce cartonaș e în mână',
  'keys.say.last': 'Spune ultima tură',
};
