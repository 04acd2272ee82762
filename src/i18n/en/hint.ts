import type { Catalogue } from '../message.ts';

/** Advice and the reasons for it. `{region}` is one of the rule set's `object` texts, always the object of its verb. */
export const hint = {
  'hint.ask': 'Hint',
  'hint.title': 'A good move',
  'hint.thinking': 'Looking for a good move…',
  'hint.none': 'No hint this time.',
  'hint.missing': 'Hints could not be loaded. Check the connection, then reload the page.',
  'hint.take': 'Show me',
  'hint.take.choice': 'Choose this',
  'hint.again': 'Hide hint',
  'advice.place': 'Place the tile at {cell}.',
  'advice.place.spoken': 'Place the tile at {cell}: {features}.',
  'advice.deploy': '{follower}.',
  'advice.pass': 'No follower.',
  'advice.score': 'Score {region} at {cell} first.',
  'advice.score.token': 'Score {region} at {cell} with the token “{token}”.',
  'advice.token': 'Use the token “{token}”.',
  'advice.end': 'Keep the tokens for later.',
  'reason.because': '{reasons}.',
  'reason.nothing': 'Scores nothing now, but keeps the best chances.',
  'reason.scores': { one: 'completes {region} for {count} point', other: 'completes {region} for {count} points' },
  'reason.scores.doubled': {
    one: 'completes {region} for {count} point, doubled',
    other: 'completes {region} for {count} points, doubled',
  },
  'reason.token': { one: 'stops on a token', other: 'stops on {count} tokens' },
  'reason.uses': 'uses “{token}”',
  'reason.takes': {
    one: 'takes over {region}, worth {count} point so far',
    other: 'takes over {region}, worth {count} points so far',
  },
  'reason.ties': {
    one: 'draws level in {region}, worth {count} point so far',
    other: 'draws level in {region}, worth {count} points so far',
  },
  'reason.blocks': {
    one: 'makes it impossible to complete {region}, worth {count} point so far',
    other: 'makes it impossible to complete {region}, worth {count} points so far',
  },
  'reason.hinders': {
    one: 'makes it much harder to complete {region}, worth {count} point so far',
    other: 'makes it much harder to complete {region}, worth {count} points so far',
  },
  'reason.nears': {
    one: 'can soon connect to {region}, worth {count} point so far',
    other: 'can soon connect to {region}, worth {count} points so far',
  },
  'reason.claims': 'claims {region}',
  'reason.extends': { one: 'extends {region} to {count} point', other: 'extends {region} to {count} points' },
  'keys.hint': 'Hint; Shift+H previews the tile there',
} as const satisfies Catalogue;
