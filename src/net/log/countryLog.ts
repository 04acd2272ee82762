import { country, countryMoveCall, makeCountryGame } from '../../game/index.ts';
import type { CountryMatchSetup } from '../../game/index.ts';
import type { Brought, LogFamily } from './logFamily.ts';
import { countryOf, move, openTable } from './table.ts';
import type { Table } from './table.ts';
import { countryRules } from './terms.ts';
import type { CountryTerms } from './terms.ts';

/** The countryside, as the log of up to six devices sees it. */

/** 1 lot, and the 400 tiles of the longest deck (RECORD.md), of which some may come back. */
const CHAIN = 480;

export function countrySetup(terms: CountryTerms, names: readonly string[]): CountryMatchSetup & { readonly deck: readonly null[] } {
  const rules = countryRules(terms);
  return { rules, players: names, deck: Array<null>(country.stackSize(rules)).fill(null) };
}

export function countryLog(terms: CountryTerms): LogFamily {
  const rules = countryRules(terms);
  return {
    chain: CHAIN,
    open: (names) => openTable(makeCountryGame(countrySetup(terms, names)), names.length),
    play(table, action) {
      const { state } = countryOf(table);
      const known = country.parseAction(action, rules.shapes);
      if (!known.ok) return known;
      const legal = country.positionOf(state, rules).moveOf(known.value);
      return legal.ok ? move(table, state.actor, countryMoveCall(known.value)) : legal;
    },
    actor: (table) => countryOf(table).state.actor,
    turn: (table) => countryOf(table).state.turn,
    isOver: (table) => countryOf(table).state.awaiting === 'over',
    isRevealed: (table) => country.isTileDue(countryOf(table).state),
    due(table, { deck, tokens }) {
      const { state } = countryOf(table);
      if (!country.isTileDue(state)) return null;
      const at = state.drawn.length;
      const tile = deck[at];
      const brought = (id: string): Brought => ({ known: { deck: deck.toSpliced(at, 1, id), tokens }, table: () => reveal(table, id) });
      return { known: tile === undefined ? null : brought(tile), choices: () => (country.tilesToCome(rules, deck) ?? []).map(brought) };
    },
    shown: (table) => ({ deck: countryOf(table).state.drawn, tokens: {} }),
    scores: (table) => countryOf(table).state.scores,
  };
}

function reveal(table: Table, tile: string): Table {
  const { currentPlayer } = table.state.ctx;
  const next = move(table, Number(currentPlayer), { move: 'reveal', args: [{ tile }] });
  if (!next.ok) throw new Error('Expected a tile that is due');
  return next.value;
}
