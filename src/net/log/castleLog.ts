import { RULE_SETS, chanceDue, makeGame, moveCall, positionOf, unseenTokens } from '../../game/index.ts';
import type { CastleAction, MatchSetup, Secret } from '../../game/index.ts';
import type { Brought, Due, Known, LogFamily } from './logFamily.ts';
import { castleOf, move, openTable } from './table.ts';
import type { Table } from './table.ts';
import { materialOfTerms } from './terms.ts';
import type { CastleTerms } from './terms.ts';

/** The Castle and Zamek, as the log of two devices sees them. */

/** 1 lot, 80 tiles and 15 tokens (`MOST`). */
const CHAIN = 96;

export function castleSetup(terms: CastleTerms, names: readonly string[]): MatchSetup {
  const { set, tiles, tokenFields } = materialOfTerms(terms);
  const wallTokens = Object.fromEntries(tokenFields.map((field) => [String(field), null]));
  const [first = '?', second = '?'] = names;
  return { rules: RULE_SETS[terms.rules], ...(set ? { set } : {}), options: terms.options, players: [first, second], deck: [], wallTokens, undrawn: tiles.length };
}

export function castleLog(terms: CastleTerms): LogFamily {
  const rules = RULE_SETS[terms.rules];
  const material = (): ReturnType<typeof materialOfTerms> => materialOfTerms(terms);
  return {
    chain: CHAIN,
    open: (names) => openTable(makeGame(castleSetup(terms, names)), 2),
    play(table, action) {
      const { state } = castleOf(table);
      const known = action as CastleAction;
      const legal = positionOf(state, rules).moveOf(known);
      return legal.ok ? move(table, Number(table.state.ctx.currentPlayer), moveCall(known)) : legal;
    },
    actor: (table) => castleOf(table).state.player,
    turn: (table) => castleOf(table).state.turn,
    isOver: (table) => castleOf(table).state.awaiting === 'over',
    isRevealed(table) {
      const { revealed, state } = castleOf(table);
      return revealed || state.awaiting === 'flip';
    },
    due(table, known) {
      const { state } = castleOf(table);
      const due = chanceDue(state);
      if (!due) return null;
      return due.type === 'tile' ? tileDue(table, known, state.drawn.length) : tokenDue(table, known, due.field);
    },
    shown(table) {
      const { drawn, wallTokens } = castleOf(table).state;
      return { deck: drawn, tokens: Object.fromEntries(Object.entries(wallTokens).flatMap(([field, kind]) => (kind === null ? [] : [[field, kind] as const]))) };
    },
    scores: (table) => castleOf(table).state.scores,
  };

  function tileDue(table: Table, { deck, tokens }: Known, at: number): Due {
    const brought = (tile: string): Brought => ({ known: { deck: deck.toSpliced(at, 1, tile), tokens }, table: () => reveal(table, { tile }) });
    const tile = deck[at];
    return { known: tile === undefined ? null : brought(tile), choices: () => material().tiles.filter(({ id }) => !deck.includes(id)).map(({ id }) => brought(id)) };
  }

  function tokenDue(table: Table, { deck, tokens }: Known, field: number): Due {
    const brought = (kind: number): Brought => ({ known: { deck, tokens: { ...tokens, [field]: kind } }, table: () => reveal(table, { kind }) });
    const kind = tokens[field];
    return { known: kind === undefined ? null : brought(kind), choices: () => unseenTokens(rules, Object.values(tokens), material()).map(brought) };
  }
}

/** The table with what chance has brought. */
function reveal(table: Table, secret: Secret): Table {
  const next = move(table, Number(table.state.ctx.currentPlayer), { move: 'reveal', args: [secret] });
  if (!next.ok) throw new Error('Expected a secret that is due');
  return next.value;
}
