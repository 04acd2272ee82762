import type { log as en } from '../en/log.ts';
import type { Translation } from '../message.ts';

/** Events as sentences; what needs a rule set's words is in its own file. */
export const log: Translation<typeof en> = {
  'log.title': 'Verlauf',
  'log.empty': 'Noch ist nichts geschehen.',
  'log.turn': 'Zug {count}: {player}',
  'log.turn.extra': 'Zug {count}: {player}, Extrazug',
  'log.final': 'Schlusswertung',
  'log.last': 'Letzter Zug',
  'log.began': '{player} ist dran.',
  'log.began.extra': '{player} hat einen Extrazug.',
  'log.drawn': '{player} zieht ein Plättchen.',
  'log.set-aside': 'Das Plättchen passt nirgends und kommt beiseite. {player} zieht noch einmal.',
  'log.laid': '{player} legt das Plättchen auf {cell}.',
  'log.laid.spoken': '{player} legt das Plättchen auf {cell}: {features}.',
  'log.scored': '{player}: {line}',
  'log.marker': 'Die Zählfigur von {player} zieht von {from} auf {to}.',
  'log.token-taken': '{player} hält auf {field} und nimmt eine Marke: {token}.',
  'log.token-used': '{player} setzt eine Marke ein: {token}.',
  'log.token-lost': 'Eine Marke von {player} findet nichts, worauf sie wirkt: {token}.',
  'log.final-began': 'Das letzte Plättchen liegt. Die Schlusswertung beginnt.',
  'log.over': '{player} gewinnt mit {score} zu {scoreOther}.',
  'log.over.shared': 'Ein geteilter Sieg mit je {score} Punkten.',
  'line.formula': '{what} × {each} = {points}',
  'line.plain': '{what} = {points}',
  'line.token': '{line} ({token})',
  'say.no-tile': 'Es ist kein Plättchen auf der Hand.',
  'keys.say.choices': 'Ansagen, was jetzt möglich ist',
  'keys.say.scores': 'Punkte, Gefolgsleute und Marken ansagen',
  'keys.say.tile': 'Das Plättchen auf der Hand ansagen',
  'keys.say.last': 'Den letzten Zug ansagen',
};
