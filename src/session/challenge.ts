import { accept, checkRecord, formatCastleRecord, materialOf, refuse } from '../game/index.ts';
import type { CastleSetup, Player, Result } from '../game/index.ts';
import { BOT_LEVELS } from '../bots/levels.ts';
import { pack, unpack } from '../net/packed.ts';
import type { Save, SavedResult } from '../persistence/save.ts';
import type { NewGame, Seat } from './contract.ts';
import { winnerOf } from './summary.ts';

/** The tiles of a finished game for somebody else to play, with what came of it: packed, in the fragment of a link. */
export interface Challenge {
  readonly setup: CastleSetup;
  /** Where the one who challenges sat: player 0 began. */
  readonly place: Player;
  readonly name: string;
  /** Of the one who challenges, and of the other one. */
  readonly scores: readonly [number, number];
  /** The computer player on the other side; `null`: a person. */
  readonly level: string | null;
}

/** Who takes it up. */
export interface Taking {
  readonly names: readonly [own: string, other: string];
  /** `null`: another person at this screen. */
  readonly level: string | null;
}

const KEY = '#challenge=';
const FORMAT = 'ramparts-challenge';
/** A set of tiles of one’s own takes most of it. */
const MAX_LINK = 16_000;
const MAX_TEXT = 64 * 1024;
const NAME_LENGTH = 24;
const MAX_SCORE = 999;

/** Does the fragment claim to hold one? */
export const isChallengeLink = (fragment: string): boolean => fragment.startsWith(KEY);

interface Ended {
  readonly game: NewGame;
  readonly record: unknown;
  readonly scores: readonly [number, number];
}

/** A game that is kept. */
export const endedOf = ({ match, result }: { readonly match: Save['match']; readonly result: SavedResult }): Ended & { readonly over: boolean } => ({ game: match.newGame, record: match.record, scores: result.scores, over: result.ended === 'over' });

/** `null` where part of the tiles or tokens stayed hidden, as it may in a game of two devices: nobody could play the same. */
export function challengeOf({ game: { seats, players }, record, scores }: Ended): Challenge | null {
  const checked = checkRecord(record);
  if (!checked.ok || checked.value.actions.length === 0) return null;
  const { setup } = checked.value;
  const hidden = seats.some(({ kind }) => kind === 'peer') && setup.options.tokens && Object.keys(setup.wallTokens).length < materialOf(setup.set).tokenFields.length;
  if (hidden) return null;
  const people = ([0, 1] as const).filter((player) => seats[player].kind === 'human');
  // Of two people at one screen the better one challenges.
  const place = people.length === 1 ? people[0] : (winnerOf(scores) ?? 0);
  if (people.length === 0 || place === undefined) return null;
  const other = seats[place === 0 ? 1 : 0];
  return { setup, place, name: players[place], scores: place === 0 ? scores : [scores[1], scores[0]], level: other.kind === 'bot' ? other.level : null };
}

export async function formatChallenge({ setup, place, name, scores, level }: Challenge): Promise<string> {
  // The other one is not named to strangers.
  const { actions: _none, ...header } = formatCastleRecord({ ...setup, players: seated(place, name, '') }, []);
  return KEY + (await pack(JSON.stringify({ format: FORMAT, version: 1, place, scores, ...(level === null ? {} : { level }), game: header })));
}

const seated = (place: Player, own: string, other: string): readonly [string, string] => (place === 0 ? [own, other] : [other, own]);

const broken = refuse('challenge-broken', 'The link holds no challenge.');

export async function parseChallenge(fragment: string): Promise<Result<Challenge>> {
  if (fragment.length > MAX_LINK) return refuse('link-too-long', 'The link is longer than a challenge can be.');
  const text = isChallengeLink(fragment) ? await unpack(fragment.slice(KEY.length), MAX_TEXT) : undefined;
  if (text === undefined) return broken;
  try {
    return read(JSON.parse(text));
  } catch {
    return broken;
  }
}

const isScore = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_SCORE;

function read(value: unknown): Result<Challenge> {
  if (typeof value !== 'object' || value === null) return broken;
  const { format, version, place, scores, level = null, game } = value as Readonly<Record<string, unknown>>;
  if (format !== FORMAT) return broken;
  if (version !== 1) return refuse('link-newer', 'A newer Ramparts made this link.');
  if (place !== 0 && place !== 1) return broken;
  if (!Array.isArray(scores) || scores.length !== 2 || !scores.every(isScore)) return broken;
  const known = level === null ? null : BOT_LEVELS.find((one) => one === level);
  if (known === undefined) return refuse('link-newer', 'This version does not know the computer player of the link.');
  const record = checkRecord({ ...(typeof game === 'object' ? game : {}), actions: [] });
  if (!record.ok || record.value.setup.deck.length === 0) return broken;
  const { setup } = record.value;
  const name = setup.players[place].trim().slice(0, NAME_LENGTH);
  const [own, other] = scores as [number, number];
  return accept({ setup, place, name, scores: [own, other], level: known });
}

/** The same tiles for somebody else, from the same place. */
export function takeUp({ setup, place, name, scores }: Challenge, { names, level }: Taking, seed: string): { readonly game: NewGame; readonly record: unknown } {
  const players = seated(place, ...names);
  const me: Seat = { kind: 'human' };
  const other: Seat = level === null ? me : { kind: 'bot', level };
  const { rules, set, options } = setup;
  return {
    game: { rules: rules.id, set, options, players, seats: place === 0 ? [me, other] : [other, me], colours: place === 0 ? [0, 1] : [1, 0], seed, challenge: { name, place, scores } },
    record: formatCastleRecord({ ...setup, players }, []),
  };
}
