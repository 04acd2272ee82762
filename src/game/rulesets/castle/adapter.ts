import type { GameAdapter, GameRequest, Secret, StopAt } from '../../core/adapter.ts';
import { keepOpen } from '../../core/opened.ts';
import type { Piece, Place } from '../../core/piece.ts';
import { accept, assert, requireAt, refuse } from '../../core/result.ts';
import type { FeatureAt } from '../../core/vocabulary.ts';
import type { CastleAction } from './action.ts';
import { chanceDue, unseenTokens, withSecret } from './chance.ts';
import { positionOf, stateOf } from './convert.ts';
import { materialOf } from './material.ts';
import { promptOf } from './prompt.ts';
import { formatCastleRecord, formatOptions, parseAction, parseCastleRecord, parseOptions } from './record.ts';
import { replayFrom } from './replay.ts';
import type { CastleRules } from './rules.ts';
import { deal, initialState } from './setup.ts';
import { playShorthand } from './shorthand.ts';
import type { CastleOptions, CastleState } from './state.ts';
import { MOST } from './issues.ts';
import { parseSetText } from './tileSet.ts';
import type { TileSet } from './tileSet.ts';
import { hideSecrets } from './view.ts';
import { TOKEN_USE } from './vocabulary.ts';

/** The choices of a turn and their actions (RULES.md §4). */
const CHOICES = { place: ['place'], deploy: ['deploy', 'pass'], score: ['score'], endTurn: ['token', 'pass'] } as const;
const VERBS: readonly string[] = Object.values(CHOICES).flat();

/** How a game is set up. */
function setUps(rules: CastleRules): Pick<GameAdapter<CastleState>, 'deal' | 'conceal' | 'origin' | 'recall'> {
  function optionsOf({ options, set }: GameRequest): { readonly options: CastleOptions; readonly set?: TileSet } {
    const parsed = parseOptions(options, rules);
    assert(parsed.ok, parsed.ok ? 'options' : parsed.error.message);
    // Sets are validated where they enter the program.
    return { options: parsed.value, ...(set === undefined ? {} : { set: set as TileSet }) };
  }

  return {
    deal(request, random) {
      const { options, set } = optionsOf(request);
      return initialState({ rules, set, options, ...deal(rules, random, materialOf(set)) });
    },
    conceal(request) {
      const { options, set } = optionsOf(request);
      const { tiles, tokenFields } = materialOf(set);
      return initialState({
        rules,
        set,
        options,
        deck: [],
        wallTokens: Object.fromEntries(tokenFields.map((field) => [String(field), null])),
        undrawn: tiles.length,
      });
    },
    origin: ({ set, options, drawn, wallTokens, left }) =>
      initialState({ rules, set, options, deck: drawn, wallTokens, undrawn: left }),
    recall: (earlier, { drawn, wallTokens }) => ({
      ...earlier,
      stack: drawn.slice(earlier.drawn.length),
      wallTokens,
    }),
  };
}

/** Records, and replaying them. */
const records = (rules: CastleRules): Pick<GameAdapter<CastleState>, 'parseRecord' | 'formatRecord' | 'replay'> => ({
  parseRecord(envelope) {
    const record = parseCastleRecord(envelope, rules);
    if (!record.ok) return record;
    const { setup, actions } = record.value;
    return accept({ players: setup.players, start: initialState(setup), actions });
  },
  formatRecord({ players, start, actions }) {
    const [first = '', second = ''] = players;
    const known = Object.entries(start.wallTokens).flatMap(([field, kind]) =>
      kind === null ? [] : [[field, kind] as const],
    );
    return formatCastleRecord(
      {
        rules,
        set: start.set,
        options: start.options,
        players: [first, second],
        deck: start.stack ?? [],
        wallTokens: Object.fromEntries(known),
      },
      actions as readonly CastleAction[],
    );
  },
  replay(start, actions, listener) {
    const played = replayFrom(
      { start, rules, actions },
      listener && (({ n, events, position }) => listener({ n, events, state: () => stateOf(position) })),
    );
    return played.ok ? { ok: true, state: stateOf(played.value.position), actions: played.value.actions } : played;
  },
});

/** What chance has to decide now, and what it may yield. */
function dueOf(rules: CastleRules, state: CastleState): ReturnType<GameAdapter<CastleState>['due']> {
  const due = chanceDue(state);
  if (!due) return null;
  const material = materialOf(state.set);
  if (due.type === 'token') {
    const seen = Object.values(state.wallTokens).filter((kind) => kind !== null);
    return {
      slot: tokenSlot(due.field),
      candidates: (elsewhere) =>
        unseenTokens(
          rules,
          [...seen, ...elsewhere.flatMap(({ kind }) => (typeof kind === 'number' ? [kind] : []))],
          material,
        ).map((kind) => ({ kind })),
    };
  }
  const drawn = new Set(state.drawn);
  return {
    slot: tileSlot(state.drawn.length),
    candidates: (elsewhere) =>
      material.tiles
        .filter(({ id }) => !drawn.has(id) && elsewhere.every(({ tile }) => tile !== id))
        .map(({ id }) => ({ tile: id })),
  };
}

/** Makes the adapter of The Castle or its re-edition. */
export function makeCastleAdapter(rules: CastleRules): GameAdapter<CastleState> {
  const ask = keepOpen((state: CastleState) => positionOf(state, rules), stateOf);

  const advanced = (state: CastleState, stopAt: StopAt): CastleState =>
    ask(state, (position, reached) => {
      position.advance(stopAt);
      return reached();
    });

  return {
    id: rules.id,
    seats: { fewest: 2, most: 2 },
    modules: [],
    boxOf: () => null,
    options: [
      {
        name: 'tokenUse',
        values: [rules.tokenUse, ...TOKEN_USE.filter((use) => use !== rules.tokenUse)],
        module: null,
      },
      { name: 'tokens', values: [true, false], module: null },
    ],
    mostDraws: MOST.tiles + MOST.tokenCorners,
    parseOptions: (given) => parseOptions(given, rules),
    formatOptions: (options) => formatOptions(options as CastleOptions, rules),
    parseSet: parseSetText,
    ...setUps(rules),
    ...records(rules),
    parseAction(value, state) {
      const action = parseAction(value);
      return action.ok && state === null && !VERBS.includes(action.value.do)
        ? refuse('malformed', 'This is no action of The Castle.')
        : action;
    },
    act: (state, action, stopAt) =>
      ask(state, (position, reached) => {
        const move = position.moveOf(action as CastleAction);
        if (!move.ok) return move;
        position.play(move.value, stopAt);
        return accept(reached());
      }),
    advance: advanced,
    choices: () => CHOICES,
    actor: ({ player }) => player,
    isEnding: ({ awaiting }) => awaiting === 'final' || awaiting === 'over',
    prompt: (state) => ask(state, promptOf),
    legalActions: (state) => ask(state, (position) => position.legalActions()),
    readShorthand: (state, text) => ask(state, (position) => playShorthand(position, text)),
    hide: hideSecrets,
    due: (state) => dueOf(rules, state),
    reveal(state, secret: Secret) {
      const { tile, kind } = secret;
      const known =
        typeof tile === 'string'
          ? withSecret(state, { tile })
          : typeof kind === 'number'
            ? withSecret(state, { kind })
            : undefined;
      return known && advanced(known, typeof tile === 'string' ? 'final' : 'draw');
    },
    drawIn({ stack, wallTokens }, slot) {
      const tile = stack?.find((_, n) => tileSlot(n) === slot);
      if (tile !== undefined) return { tile };
      const kind = Object.entries(wallTokens).find(([field]) => tokenSlot(Number(field)) === slot)?.[1];
      return typeof kind === 'number' ? { kind } : undefined;
    },
    isWhole: ({ set, options, wallTokens }) =>
      !options.tokens ||
      Object.values(wallTokens).filter((kind) => kind !== null).length === materialOf(set).tokenFields.length,
    isRevealed: (before, after) => after.wall.length < before.wall.length,
    tiles: ({ set }) => materialOf(set).tiles,
    pieces: piecesOf,
  };
}

const tileSlot = (draw: number): string => `tile ${draw}`;
export const tokenSlot = (field: number): string => `token ${field}`;

const feature = ({ x, y, feature: number }: FeatureAt): Place => ({ on: 'feature', x, y, feature: number });

/** Followers never move, so their place identifies them. */
function piecesOf({ followers, keeps, scores, wall }: CastleState): readonly Piece[] {
  return [
    ...wall.map((field): Piece => ({
      id: `token:${field}`,
      sort: 'token',
      owner: null,
      place: { on: 'spot', spot: `corner ${field}` },
    })),
    ...followers.map((one): Piece => ({
      id: `follower:${one.player}:${one.x},${one.y},${one.feature}`,
      sort: 'follower',
      owner: one.player,
      place: feature(one),
    })),
    ...keeps.flatMap((keep, player): readonly Piece[] =>
      keep ? [{ id: `keep:${player}`, sort: 'keep', owner: player, place: feature(keep) }] : [],
    ),
    ...scores.map((_, player): Piece => ({
      id: `marker:${player}`,
      sort: 'marker',
      owner: player,
      place: { on: 'spot', spot: `score ${requireAt(scores, player)}` },
    })),
  ];
}
