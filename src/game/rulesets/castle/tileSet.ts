import type { Refusal, Result } from '../../core/result.ts';
import { accept, refuse } from '../../core/result.ts';
import { getOwn, isInteger, isRecord, parseJson } from '../../core/shape.ts';
import { sha256 } from '../../core/sha256.ts';
import { readTile } from '../../core/tile.ts';
import type { FeatureSpec, TileSpec } from '../../core/tile.ts';
import { HALVES, SIDES } from '../../core/vocabulary.ts';
import { readBoard } from './board.ts';
import type { Board } from './board.ts';
import boardData from './data/board.json' with { type: 'json' };
import tileData from './data/tiles.json' with { type: 'json' };
import tokenData from './data/tokens.json' with { type: 'json' };
import { MOST, boardIssues, tileIssues } from './issues.ts';
import type { BoardIssue, TileIssue } from './issues.ts';
import { canOpen } from './opening.ts';
import { KINDS } from './vocabulary.ts';

/**
 * Board, tiles and tokens together: the set that ships with the game, or a custom one. A set is named by its digest and
 * included in full in records, saves and messages between devices, so no game depends on what a device stores
 * (TILES.md).
 */

/** A set as drawn: parsed, but not necessarily playable. */
export interface SetDraft {
  readonly name: string;
  readonly board: Board;
  readonly tiles: readonly TileSpec[];
  /** Kind of token → number of tokens. */
  readonly tokens: ReadonlyMap<number, number>;
}

/** A playable set, as plain JSON. The digest covers everything but the name. */
export interface TileSet {
  readonly digest: string;
  readonly name: string;
  readonly board: unknown;
  readonly tiles: readonly unknown[];
  readonly tokens: unknown;
}

export const SET_FORMAT = 'ramparts-set';
export const SET_VERSION = 1;
export const MAX_SET_NAME = 40;
/** Maximum length of a set as JSON, in characters: it has to fit into one message between two devices. */
export const MAX_SET = 30_000;

export type SetIssue =
  | (TileIssue & { readonly tile: number })
  | BoardIssue
  | { readonly code: 'tiles-none' | 'tiles-many' | 'tiles-astray' | 'set-large' };

/** Everything that makes a draft unplayable. */
export function setIssues({ board, tiles }: Pick<SetDraft, 'board' | 'tiles'>): readonly SetIssue[] {
  const taken = new Map<string, number>();
  for (const { id } of [...tiles, ...board.startSpaces]) taken.set(id, (taken.get(id) ?? 0) + 1);
  const issues: SetIssue[] = tiles.flatMap((tile, n) =>
    tileIssues(tile, (taken.get(tile.id) ?? 0) > 1).map((issue) => ({ ...issue, tile: n })),
  );
  if (tiles.length === 0) issues.push({ code: 'tiles-none' });
  if (tiles.length > MOST.tiles) issues.push({ code: 'tiles-many' });
  issues.push(...boardIssues(board));
  // Can only be checked if the tiles and the board are valid themselves.
  if (issues.length === 0 && !canOpen(board, tiles)) issues.push({ code: 'tiles-astray' });
  return issues;
}

/** Characters that do not belong in a name: direction marks, line breaks and the like. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
export const cleanSetName = (name: string): string =>
  [
    ...name
      .slice(0, 4 * MAX_SET_NAME)
      .replaceAll(UNSEEN, ' ')
      .trim(),
  ]
    .slice(0, MAX_SET_NAME)
    .join('')
    .trim();

/**
 * Reads a set of any origin: a set file, or a bare `tiles.json`, `board.json` or `tokens.json`, completed with the
 * parts that ship with the game. Refuses with `bad-set` (not a set), `set-newer`, `bad-tile`, `bad-board` or
 * `bad-tokens`.
 */
export function readSet(value: unknown): Result<SetDraft> {
  if (!isRecord(value)) return refuse('bad-set', 'A set is an object.');
  const format = getOwn(value, 'format');
  if (format !== undefined && format !== SET_FORMAT) return refuse('bad-set', 'This is no set of tiles.');
  if (format !== undefined && getOwn(value, 'version') !== SET_VERSION)
    return refuse('set-newer', 'A newer version wrote this set.');
  const [tiles, board, tokens] = [
    getOwn(value, 'tiles'),
    getOwn(value, 'board') ?? (getOwn(value, 'rows') === undefined ? undefined : value),
    getOwn(value, 'tokens') ?? (getOwn(value, 'castle') === undefined ? undefined : value),
  ];
  if (tiles === undefined && board === undefined && tokens === undefined)
    return refuse('bad-set', 'There are no tiles, no board and no tokens in this.');
  const name = getOwn(value, 'name');
  return readParts({
    name: typeof name === 'string' ? name : '',
    tiles: tiles ?? tileData.tiles,
    board: board ?? boardData,
    tokens: tokens ?? tokenData,
  });
}

function readParts({
  name,
  tiles,
  board,
  tokens,
}: Readonly<Record<'tiles' | 'board' | 'tokens', unknown>> & { readonly name: string }): Result<SetDraft> {
  const wall = readBoard(board);
  if (!wall.ok) return wall;
  if (!Array.isArray(tiles)) return refuse('bad-tile', 'there is no list of tiles');
  if (tiles.length > 4 * MOST.tiles || wall.value.cells.length > 4 * MOST.cells)
    return refuse('bad-set', 'This is more than a set can hold.');
  const specs: TileSpec[] = [];
  for (const item of tiles as readonly unknown[]) {
    const tile = readTile(item, KINDS);
    if (!tile.ok) return tile;
    specs.push(tile.value);
  }
  const counts = readTokens(tokens);
  return counts.ok
    ? accept({ name: cleanSetName(name), board: wall.value, tiles: specs, tokens: counts.value })
    : counts;
}

/** Reads `tokens.json`. */
export function readTokens(value: unknown): Result<ReadonlyMap<number, number>> {
  const table = isRecord(value) ? getOwn(value, 'castle') : undefined;
  if (!isRecord(table)) return refuse('bad-tokens', 'there is no table of tokens');
  const counts = new Map<number, number>();
  for (const [kind, count] of Object.entries(table)) {
    if (!/^[1-9]$/.test(kind) || !isInteger(count) || count < 0 || count > MOST.tokens)
      return refuse('bad-tokens', `token ${kind} cannot be counted`);
    counts.set(Number(kind), count);
  }
  return accept(counts);
}

/** Makes a playable set of the draft; `unfit-set` if it has issues. */
export function sealSet(draft: SetDraft): Result<TileSet> {
  const [issue] = setIssues(draft);
  if (issue) return { ok: false, error: unfit(issue) };
  const parts = formatParts(draft);
  const text = JSON.stringify(parts);
  if (text.length > MAX_SET) return { ok: false, error: unfit({ code: 'set-large' }) };
  return accept({ digest: sha256(text), name: draft.name, ...parts });
}

const unfit = (issue: SetIssue): Refusal => ({
  code: 'unfit-set',
  message: `The set cannot be played with: ${JSON.stringify(issue)}.`,
});

/** Parses a set from a record or from another device: it must be complete, playable and match its digest. */
export function parseTileSet(value: unknown): Result<TileSet> {
  const bad = (message: string): Result<TileSet> => refuse('bad-set', message);
  if (!isRecord(value)) return bad('The set is not an object.');
  const [name, tiles, board, tokens] = ['name', 'tiles', 'board', 'tokens'].map((key) => getOwn(value, key));
  if (typeof name !== 'string' || !Array.isArray(tiles) || tiles.length > MOST.tiles)
    return bad('The set has no name, or no list of tiles.');
  const draft = readParts({ name, tiles, board, tokens });
  if (!draft.ok) return bad(draft.error.message);
  const set = sealSet(draft.value);
  if (!set.ok) return bad(set.error.message);
  return set.value.digest === getOwn(value, 'digest') ? set : bad('The set is not the one that its digest names.');
}

/** Formats a set as text, the same for equal sets with the same name: for terms that two devices sign. */
export const formatSetText = (set: TileSet): string => JSON.stringify(set);

/** Parses such a text; refuses with `bad-set` unless it is written in exactly this form. */
export function parseSetText(text: string): Result<TileSet> {
  if (text.length > MAX_SET + 400) return refuse('bad-set', 'The set is too large.');
  const value = parseJson(text);
  if (value === undefined) return refuse('bad-set', 'The set is no JSON.');
  const set = parseTileSet(value);
  return !set.ok || formatSetText(set.value) === text
    ? set
    : refuse('bad-set', 'The set is not written as it should be.');
}

/**
 * Formats the set as a text file, one tile per line: the formats of `tiles.json`, `board.json` and `tokens.json` side
 * by side.
 */
export function formatSetFile(draft: SetDraft): string {
  const { board, tiles, tokens } = formatParts(draft);
  const lines = (list: readonly unknown[]): string => list.map((item) => `\n  ${JSON.stringify(item)}`).join(',');
  const { rows, corners, startSpaces } = board;
  return `{"format": "${SET_FORMAT}", "version": ${SET_VERSION}, "name": ${JSON.stringify(draft.name)},
 "board": {"rows": [${lines(rows)}],
 "corners": [${lines(corners)}],
 "startSpaces": [${lines(startSpaces)}]},
 "tokens": ${JSON.stringify(tokens)},
 "tiles": [${lines(tiles)}]}
`;
}

/** The parts with their keys in a fixed order, so that equal sets are equal texts. */
function formatParts({ board, tiles, tokens }: SetDraft) {
  const { rows, corners, startSpaces } = board;
  return {
    board: {
      rows,
      corners: corners.map(({ vertex, fields, token }) => ({ vertex: [...vertex], fields: [...fields], token })),
      startSpaces: startSpaces.map(({ id, cell, side, features }) => ({
        id,
        cell: [cell.x, cell.y],
        side,
        features: features.map(formatFeature),
      })),
    },
    tiles: tiles.map(formatTile),
    tokens: { castle: Object.fromEntries([...tokens].sort(([a], [b]) => a - b)) },
  };
}

export const formatTile = ({ id, features, square, ends }: TileSpec) => ({
  id,
  features: features.map(formatFeature),
  ...(square ? { square } : {}),
  ...(ends.length > 0 ? { ends: ends.map((pair) => [...pair]) } : {}),
});

function formatFeature({ kind, sides, halves, marks }: FeatureSpec) {
  const words = (all: readonly string[], given: readonly string[]): string =>
    all.filter((word) => given.includes(word)).join(' ');
  return {
    kind,
    ...(sides.length > 0 ? { sides: words(SIDES, sides) } : {}),
    ...(halves.length > 0 ? { halves: words(HALVES, halves) } : {}),
    ...Object.fromEntries(Object.entries(marks).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const shipped = readParts({ name: '', tiles: tileData.tiles, board: boardData, tokens: tokenData });
if (!shipped.ok) throw new Error(shipped.error.message);

/** The set that ships with the game, as a draft to start from. */
export const SHIPPED_SET: SetDraft = shipped.value;
