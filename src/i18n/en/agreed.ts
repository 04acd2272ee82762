import type { Catalogue } from '../message.ts';

/** What players agree on beside the rules: time to think. */
export const agreed = {
  'time.title': 'Time to think',
  'time.none': 'No limit',
  'time.game': 'For the whole game',
  'time.turn': 'For each turn',
  'time.each': 'Each player has',
  'time.minutes': { one: '{count} minute', other: '{count} minutes' },
  'time.seconds': { one: '{count} second', other: '{count} seconds' },
  'time.bonus': 'Added after each turn',
  'time.bonus.none': 'Nothing',
  'time.zero': 'When time is up',
  'time.zero.play-on': 'Play on',
  'time.zero.play-on.hint': 'The clock goes on counting below zero. Everyone sees it.',
  'time.zero.lose': 'Lose',
  'time.zero.lose.hint': 'The game ends at once. That player is last, the others are ranked by their points so far.',
  'time.hint.room':
    'Each device measures its own player’s time. Draws and slow connections cost nobody time. Closing the page does not stop your clock.',
  'time.hint.here': 'Computer players have no clock. Leaving the game stops the clocks.',
  'clock.left': '{time} left',
  'clock.over': '{time} over time',
  'clock.soon.minutes': { one: '{player}: {count} minute left', other: '{player}: {count} minutes left' },
  'clock.soon.seconds': { one: '{player}: {count} second left', other: '{player}: {count} seconds left' },
  'clock.up': '{player}: time is up',
  'end.time-up': '{player} ran out of time.',
  'ended.time-up.mine': 'Your time is up. You lose.',
  'ended.time-up.other': '{name}’s time is up. You win.',
  'party.time-up': '{name}’s time is up. The game is over.',
  'archive.time-up': '{player} ran out of time',
  'link.doubt': {
    one: '{name}’s device counts {count} second less than this device has seen. You can play on, or continue without it.',
    other:
      '{name}’s device counts {count} seconds less than this device has seen. You can play on, or continue without it.',
  },
} as const satisfies Catalogue;
