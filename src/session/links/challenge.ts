import { DISTINCT_LOOKS } from '../../art/players.ts';
import { BOT_LEVELS } from '../../bots/levels.ts';
import { accept, adapterOf, checkGameRecord, isRecord, parseJson, refuse } from '../../game/index.ts';
import type { GameState, Result } from '../../game/index.ts';
import { pack, unpack } from '../../net/packed.ts';
import type { Save, SavedResult } from '../../persistence/save.ts';
import type { Challenge, Taking } from '../contracts/challenge.ts';
import type { NewGame, Seat } from '../contracts/match.ts';
import { setOf } from '../match/ownSet.ts';
import { seatedFrom, seenFrom } from '../match/totals.ts';

/** A challenge in a link, packed into a URL fragment. */

const KEY = '#challenge=';
const FORMAT = 'ramparts-challenge';
/** Characters; a custom tile set takes up most of them. */
const MAX_LINK = 16_000;
const MAX_TEXT = 64 * 1024;
const NAME_LENGTH = 24;
const MAX_SCORE = 999;

/** True if the fragment claims to be a challenge; it may still be malformed. */
export const isChallengeLink = (fragment: string): boolean => fragment.startsWith(KEY);

interface Ended {
  readonly game: Pick<NewGame, 'players' | 'seats' | 'byHand'>;
  readonly record: unknown;
  readonly scores: readonly number[];
}

/** Converts a stored game. */
export const endedOf = ({
  match,
  result,
}: {
  readonly match: Save['match'];
  readonly result: SavedResult;
}): Ended & { readonly over: boolean } => ({
  game: match.newGame,
  record: match.record,
  scores: result.scores,
  over: result.ended === 'over',
});

/**
 * Returns `null` if tiles or tokens are still secret, as in a game between devices: nobody could play the same game.
 */
export function challengeOf({ game: { seats, players, byHand }, record, scores }: Ended): Challenge | null {
  const checked = checkGameRecord(record);
  if (!checked.ok || checked.value.record.actions.length === 0) return null;
  const {
    rules,
    record: { start },
  } = checked.value;
  if (!rules.isWhole(start) && (byHand || seats.some(({ kind }) => kind === 'peer'))) return null;
  // With several people on one screen, the one with the most points is the challenger.
  const people = seats.flatMap(({ kind }, player) => (kind === 'human' ? [player] : []));
  const [place] = people.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  if (place === undefined || players.length < 2) return null;
  const levels = seenFrom(place, seats)
    .slice(1)
    .map((seat) => (seat.kind === 'bot' ? seat.level : null));
  return { start, place, name: players[place] ?? '', scores: seenFrom(place, scores), levels };
}

const recordOf = (start: GameState, players: readonly string[]): object =>
  adapterOf(start.rules).formatRecord({ players, start, actions: [] }) as object;

export async function formatChallenge(challenge: Challenge): Promise<string> {
  const { start, place, name, scores, levels } = challenge;
  // The others' names are not for strangers.
  const game = { ...recordOf(start, seatedFrom(place, [name, ...levels.map(() => '')])), actions: undefined };
  const [level = null] = levels;
  // With two players there is one opponent, whom older versions read as `level`.
  const others = adapterOf(start.rules).seats.most > 2 ? { levels } : level === null ? {} : { level };
  return KEY + (await pack(JSON.stringify({ format: FORMAT, version: 1, place, scores, ...others, game })));
}

const broken = refuse('challenge-broken', 'The link holds no challenge.');

export async function parseChallenge(fragment: string): Promise<Result<Challenge>> {
  if (fragment.length > MAX_LINK) return refuse('link-too-long', 'The link is longer than a challenge can be.');
  const text = isChallengeLink(fragment) ? await unpack(fragment.slice(KEY.length), MAX_TEXT) : undefined;
  return text === undefined ? broken : read(parseJson(text));
}

const isScore = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_SCORE;

function read(value: unknown): Result<Challenge> {
  if (!isRecord(value)) return broken;
  const { format, version, place, scores, level = null, levels = [level], game } = value;
  if (format !== FORMAT) return broken;
  if (version !== 1) return refuse('link-newer', 'A newer Ramparts made this link.');
  const found = checkGameRecord({ ...(isRecord(game) ? game : {}), actions: [] });
  if (!found.ok) return broken;
  const { players, start } = found.value.record;
  const { length } = players;
  if (length < 2 || start.left === 0) return broken;
  if (!isScore(place) || place >= length) return broken;
  if (!Array.isArray(scores) || scores.length !== length || !scores.every(isScore)) return broken;
  if (!Array.isArray(levels) || levels.length !== length - 1) return broken;
  const known = levels.map((one: unknown) => (one === null ? null : BOT_LEVELS.find((name) => name === one)));
  if (known.includes(undefined))
    return refuse('link-newer', 'This version does not know the computer player of the link.');
  const name = (players[place] ?? '').trim().slice(0, NAME_LENGTH);
  return accept({ start, place, name, scores, levels: known.map((one) => one ?? null) });
}

/** Sets up the same tiles for another player in the same seat. */
export function takeUp(
  { start, place, name, scores }: Challenge,
  { names, levels }: Taking,
  seed: string,
): { readonly game: NewGame; readonly record: unknown } {
  const others = levels.map((level): Seat => (level === null ? { kind: 'human' } : { kind: 'bot', level }));
  const players = seatedFrom(place, names);
  const game: NewGame = {
    rules: start.rules,
    set: setOf(start),
    options: adapterOf(start.rules).formatOptions(start.options),
    players,
    seats: seatedFrom<Seat>(place, [{ kind: 'human' }, ...others]),
    colours: seatedFrom(place, DISTINCT_LOOKS.slice(0, names.length)),
    seed,
    challenge: { name, place, scores },
  };
  return { game, record: recordOf(start, players) };
}
