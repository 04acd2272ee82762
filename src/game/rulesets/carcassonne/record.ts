import { RECORD_FORMAT, RECORD_VERSION } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import { accept, refuse } from '../../core/result.ts';
import { getOwn, isInteger, isRecord } from '../../core/shape.ts';
import type { LaidTile, TileId } from '../../core/vocabulary.ts';
import type { Action } from './base/action.ts';
import { startIssue } from './base/startIssue.ts';
import type { CarcassonneSetup } from './base/setup.ts';
import { MOST_TILES, formatOptions, parseOptions } from './parseOptions.ts';
import { rulesOf } from './rules.ts';
import type { CarcassonneRules } from './rules.ts';

/** A record with a valid header; its actions are checked one by one when they are played. */
export interface CarcassonneRecord {
  readonly setup: CarcassonneSetup;
  readonly actions: readonly unknown[];
}

const MAX_PLAYERS = 6;
/** Maximum distance of the start's cells from `0,0`, in each direction. */
const MAX_AWAY = 200;

/**
 * Checks the header after the envelope. Codes in this order: bad-options, bad-modules, bad-players, bad-start,
 * bad-deck, bad-actions.
 */
export function parseCarcassonneRecord(envelope: Readonly<Record<string, unknown>>): Result<CarcassonneRecord> {
  const options = parseOptions(getOwn(envelope, 'options'));
  if (!options.ok) return options;
  const rules = rulesOf(options.value);
  const players = getOwn(envelope, 'players');
  if (!isPlayers(players)) return refuse('bad-players', `The record needs the names of 1 to ${MAX_PLAYERS} players.`);
  const start = parseStart(getOwn(envelope, 'start'), rules);
  if (!start.ok) return start;
  const deck = parseDeck(getOwn(envelope, 'deck'), rules);
  if (!deck.ok) return deck;
  const actions = getOwn(envelope, 'actions');
  if (!Array.isArray(actions)) return refuse('bad-actions', 'The record has no list of actions.');
  const returned = getOwn(envelope, 'returned');
  // The deck lists the draws in order, unless the record says that it is a stack.
  const usual = rules.maxReturns > 0 ? null : 0;
  if (returned !== undefined && (!isInteger(returned) || returned < 0 || returned > deck.value.length))
    return refuse('bad-deck', 'The record does not say how many tiles of its deck went back into the stack.');
  return accept({
    setup: { rules, players, start: start.value, deck: deck.value, knownReturns: returned ?? usual },
    actions,
  });
}

const isPlayers = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= MAX_PLAYERS &&
  value.every((name) => typeof name === 'string');

const isInPlay = (rules: CarcassonneRules, id: unknown): id is TileId =>
  typeof id === 'string' &&
  rules.allPrinted.some((tile) => tile.id === id && !tile.at && rules.sets.includes(tile.set));

function parseDeck(value: unknown, rules: CarcassonneRules): Result<readonly TileId[]> {
  if (!Array.isArray(value)) return refuse('bad-deck', 'The record has no deck.');
  if (value.length > MOST_TILES) return refuse('bad-deck', `A deck has ${MOST_TILES} tiles at most.`);
  const stranger = value.findIndex((id: unknown) => !isInPlay(rules, id));
  if (stranger >= 0) return refuse('bad-deck', `The deck names an unknown tile at place ${stranger}.`);
  return accept(value as readonly TileId[]);
}

function parseStart(value: unknown, rules: CarcassonneRules): Result<readonly LaidTile[]> {
  if (value === undefined) return accept(rules.start);
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_TILES)
    return refuse('bad-start', `The start is a list of 1 to ${MOST_TILES} tiles.`);
  const start: LaidTile[] = [];
  for (const [n, item] of (value as readonly unknown[]).entries()) {
    const laid = parseLaidTile(item, rules);
    if (!laid) return refuse('bad-start', `Entry ${n} of the start is not a tile on a cell.`);
    start.push(laid);
  }
  const issue = startIssue(rules.material, start);
  return issue ? refuse('bad-start', issue) : accept(start);
}

function parseLaidTile(value: unknown, rules: CarcassonneRules): LaidTile | undefined {
  if (!isRecord(value)) return undefined;
  const [tile, x, y, rotation] = ['tile', 'x', 'y', 'rotation'].map((key) => getOwn(value, key));
  if (typeof tile !== 'string' || !rules.allPrinted.some(({ id }) => id === tile)) return undefined;
  if (!isInteger(x) || !isInteger(y) || Math.abs(x) > MAX_AWAY || Math.abs(y) > MAX_AWAY) return undefined;
  return rotation === 0 || rotation === 1 || rotation === 2 || rotation === 3 ? { tile, x, y, rotation } : undefined;
}

/** Returns the record as JSON-ready data; defaults are left out. */
export function formatCarcassonneRecord(
  { rules, players, start, deck, knownReturns = 0 }: CarcassonneSetup,
  actions: readonly Action[],
): unknown {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    rules: rules.id,
    options: formatOptions(rules.options),
    players,
    ...(JSON.stringify(start) === JSON.stringify(rules.start) ? {} : { start }),
    deck,
    ...(knownReturns === null || rules.maxReturns === 0 ? {} : { returned: knownReturns }),
    actions,
  };
}
