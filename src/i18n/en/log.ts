import type { Catalogue } from '../message.ts';

/** Events as sentences; what needs a rule set's words is in its own file. */
export const log = {
  'log.title': 'Log',
  'log.empty': 'Nothing has happened yet.',
  'log.turn': 'Turn {count}: {player}',
  'log.turn.extra': 'Turn {count}: {player}, extra turn',
  'log.final': 'Final scoring',
  'log.last': 'Last turn',
  'log.began': '{player}’s turn.',
  'log.began.extra': '{player} plays an extra turn.',
  'log.drawn': '{player} draws a tile.',
  'log.set-aside': 'The tile fits nowhere and is set aside. {player} draws again.',
  'log.laid': '{player} lays the tile at {cell}.',
  'log.scored': '{player}: {line}',
  'log.marker': '{player}’s marker goes from {from} to {to}.',
  'log.token-taken': '{player} stops at {field} and takes a token: {token}.',
  'log.token-used': '{player} uses a token: {token}.',
  'log.token-lost': '{player}’s token finds nothing to act on: {token}.',
  'log.final-began': 'The last tile is laid. Final scoring begins.',
  'log.over': '{player} wins, {score} to {scoreOther}.',
  'log.over.shared': 'A shared victory with {score} points each.',
  'line.formula': '{what} × {each} = {points}',
  'line.plain': '{what} = {points}',
  'line.token': '{line} ({token})',
} as const satisfies Catalogue;
