import { RECORD_FORMAT, RECORD_VERSION } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import { accept, refuse } from '../../core/result.ts';
import { getOwn, isInteger, isRecord } from '../../core/shape.ts';
import type { TileId } from '../../core/vocabulary.ts';
import type { CastleAction } from './action.ts';
import { materialOf } from './material.ts';
import type { Material } from './material.ts';
import type { CastleRules } from './rules.ts';
import type { CastleOptions } from './state.ts';
import { parseTileSet } from './tileSet.ts';
import type { TileSet } from './tileSet.ts';
import { TOKEN_USE } from './vocabulary.ts';

/** What a record contains before its actions: enough to start the game (RECORD.md). */
export interface CastleSetup {
  readonly rules: CastleRules;
  /** Absent for the tiles and the board that ship with the game. */
  readonly set?: TileSet | undefined;
  readonly options: CastleOptions;
  readonly players: readonly [string, string];
  readonly deck: readonly TileId[];
  /** Lower space of a corner → kind of its token. */
  readonly wallTokens: Readonly<Record<string, number>>;
}

/** A record with a valid header; its actions are checked one by one when they are played. */
export interface CastleRecord {
  readonly setup: CastleSetup;
  readonly actions: readonly unknown[];
}

/**
 * Checks the header after the envelope. Codes in this order: bad-set, bad-options, malformed (players), bad-deck,
 * bad-tokens, bad-actions.
 */
export function parseCastleRecord(
  envelope: Readonly<Record<string, unknown>>,
  rules: CastleRules,
): Result<CastleRecord> {
  const given = getOwn(envelope, 'set');
  const set = given === undefined ? accept(undefined) : parseTileSet(given);
  if (!set.ok) return set;
  const material = materialOf(set.value);
  const options = parseOptions(getOwn(envelope, 'options'), rules);
  if (!options.ok) return options;
  const players = getOwn(envelope, 'players');
  if (!isPlayers(players)) return refuse('malformed', 'The record needs the names of two players.');
  const deck = parseDeck(getOwn(envelope, 'deck'), material);
  if (!deck.ok) return deck;
  const wallTokens = options.value.tokens
    ? parseWallTokens(getOwn(envelope, 'wallTokens'), rules, material)
    : accept({});
  if (!wallTokens.ok) return wallTokens;
  const actions = getOwn(envelope, 'actions');
  if (!Array.isArray(actions)) return refuse('bad-actions', 'The record has no list of actions.');
  return accept({
    setup: {
      rules,
      ...(set.value ? { set: set.value } : {}),
      options: options.value,
      players,
      deck: deck.value,
      wallTokens: wallTokens.value,
    },
    actions,
  });
}

const isPlayers = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((name) => typeof name === 'string');

export function parseOptions(value: unknown, rules: CastleRules): Result<CastleOptions> {
  if (value === undefined) return accept({ tokenUse: rules.tokenUse, tokens: true });
  if (!isRecord(value)) return refuse('bad-options', 'The options are not an object.');
  const unknownKey = Object.keys(value).find((key) => key !== 'tokenUse' && key !== 'tokens');
  if (unknownKey !== undefined) return refuse('bad-options', `There is no option ${unknownKey}.`);
  const tokenUse = TOKEN_USE.find((use) => use === (getOwn(value, 'tokenUse') ?? rules.tokenUse));
  if (!tokenUse || getOwn(value, 'tokenUse') === null)
    return refuse('bad-options', `Option tokenUse is one of ${TOKEN_USE.join(', ')}.`);
  const tokens = Object.hasOwn(value, 'tokens') ? value.tokens : true;
  if (typeof tokens !== 'boolean') return refuse('bad-options', 'Option tokens is true or false.');
  return accept({ tokenUse, tokens });
}

function parseDeck(value: unknown, { tiles }: Material): Result<readonly TileId[]> {
  if (!Array.isArray(value)) return refuse('bad-deck', 'The record has no deck.');
  const seen = new Set<TileId>();
  for (const id of value as readonly unknown[]) {
    if (typeof id !== 'string' || !tiles.some((tile) => tile.id === id))
      return refuse('bad-deck', `The deck names an unknown tile at place ${seen.size}.`);
    if (seen.has(id)) return refuse('bad-deck', `Tile ${id} comes twice in the deck.`);
    seen.add(id);
  }
  return accept([...seen]);
}

function parseWallTokens(
  value: unknown,
  rules: CastleRules,
  { tokenFields, tokenCounts }: Material,
): Result<Readonly<Record<string, number>>> {
  if (value === undefined) return accept({});
  if (!isRecord(value)) return refuse('bad-tokens', 'The wall tokens are not an object.');
  const counts = new Map<number, number>();
  const tokens: Record<string, number> = {};
  for (const [field, kind] of Object.entries(value)) {
    if (!tokenFields.some((known) => String(known) === field))
      return refuse('bad-tokens', `No token lies on field ${field}.`);
    if (!isInteger(kind) || !(kind in rules.effects))
      return refuse('bad-tokens', `Field ${field} holds an unknown token.`);
    const count = (counts.get(kind) ?? 0) + 1;
    if (count > (tokenCounts.get(kind) ?? 0)) return refuse('bad-tokens', `There are not so many tokens ${kind}.`);
    counts.set(kind, count);
    tokens[field] = kind;
  }
  return accept(tokens);
}

/** Parses one action; `malformed` if its shape is wrong. An unknown `do` is well-formed here and refused by play. */
export function parseAction(value: unknown): Result<CastleAction> {
  const bad = refuse('malformed', 'This is not an action.');
  if (!isRecord(value)) return bad;
  const player = getOwn(value, 'player');
  const verb = getOwn(value, 'do');
  if (!isInteger(player) || typeof verb !== 'string') return bad;
  const [x, y, feature, rotation, kind, token] = ['x', 'y', 'feature', 'rotation', 'kind', 'token'].map((key) =>
    getOwn(value, key),
  );
  switch (verb) {
    case 'place':
      if (!isInteger(x) || !isInteger(y) || (rotation !== 0 && rotation !== 1 && rotation !== 2 && rotation !== 3))
        return bad;
      return accept({ player, do: verb, x, y, rotation });
    case 'deploy':
      return isInteger(feature) ? accept({ player, do: verb, feature }) : bad;
    case 'score':
      if (!isInteger(x) || !isInteger(y) || !isInteger(feature)) return bad;
      if (!Object.hasOwn(value, 'token')) return accept({ player, do: verb, x, y, feature });
      return isInteger(token) ? accept({ player, do: verb, x, y, feature, token }) : bad;
    case 'token':
      return isInteger(kind) ? accept({ player, do: verb, kind }) : bad;
    case 'pass':
      return accept({ player, do: verb });
    default:
      return accept({ player, do: verb } as unknown as CastleAction);
  }
}

/** Returns the record as JSON-ready data; default options are left out. */
export function formatCastleRecord(
  setup: CastleSetup,
  actions: readonly CastleAction[],
): Readonly<Record<string, unknown>> {
  const { rules, set, options } = setup;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    rules: rules.id,
    ...(set ? { set } : {}),
    options: formatOptions(options, rules),
    players: setup.players,
    deck: setup.deck,
    wallTokens: setup.wallTokens,
    actions,
  };
}

export const formatOptions = (
  { tokenUse, tokens }: CastleOptions,
  rules: CastleRules,
): Readonly<Record<string, unknown>> => ({
  ...(tokenUse === rules.tokenUse ? {} : { tokenUse }),
  ...(tokens ? {} : { tokens: false }),
});
