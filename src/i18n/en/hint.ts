import type { Catalogue } from '../message.ts';

/** Ways to play and why they are good. `{region}` is one of the rule set's `object` texts, always the object of its verb. */
export const hint = {
  'hint.ask': 'Hint',
  'hint.title': 'A good move',
  'hint.thinking': 'Looking for a good move…',
  'hint.none': 'No hint could be found this time.',
  'hint.take': 'Show me',
  'hint.take.choice': 'Choose it',
  'hint.again': 'Put the hint away',
  'advice.place': 'Tile to {cell}.',
  'advice.place.spoken': 'Tile to {cell}: {features}.',
  'advice.deploy': '{follower}.',
  'advice.pass': 'No follower.',
  'advice.score': 'Score {region} at {cell} first.',
  'advice.score.token': 'Score {region} at {cell} with the token “{token}”.',
  'advice.token': 'Use the token “{token}”.',
  'advice.end': 'Keep the tokens for later.',
  'reason.because': '{reasons}.',
  'reason.nothing': 'Brings nothing at once, but leaves the best chances.',
  'reason.scores': { one: 'closes {region} for {count}', other: 'closes {region} for {count}' },
  'reason.scores.doubled': {
    one: 'closes {region} for {count}, doubled',
    other: 'closes {region} for {count}, doubled',
  },
  'reason.token': { one: 'stops on a token', other: 'stops on {count} tokens' },
  'reason.uses': 'uses “{token}”',
  'reason.takes': {
    one: 'takes over {region}, worth {count} so far',
    other: 'takes over {region}, worth {count} so far',
  },
  'reason.ties': { one: 'ties {region}, worth {count} so far', other: 'ties {region}, worth {count} so far' },
  'reason.blocks': {
    one: 'leaves nothing that could finish {region}, worth {count} so far',
    other: 'leaves nothing that could finish {region}, worth {count} so far',
  },
  'reason.claims': 'claims {region}',
  'reason.extends': { one: 'makes {region} grow to {count}', other: 'makes {region} grow to {count}' },
  'keys.hint': 'A good move; Shift H hangs the tile there',
} as const satisfies Catalogue;
