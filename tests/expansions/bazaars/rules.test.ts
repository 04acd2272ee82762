import { describe, expect, test } from 'vitest';
import { adapterOf, carcassonne } from '../../../src/game/index.ts';
import { tile, tiles } from '../../game/carcassonne/notation.ts';
import { pieceOf, played, typesOf } from '../../game/carcassonne/played.ts';

/** Bazaars (RULES.md §15.3). */

const DECK = 'bazaar; straight road; road bend; monastery; straight road';
const LAID = 'place at 0,1; pass';
/** The tiles at the stalls then. */
const OPEN = tiles('straight road; road bend; monastery');
const THREE = { players: 3 };
const CARCASSONNE = adapterOf('carcassonne');

describe('bazaars', () => {
  test('open with the tiles at stalls; naming one is an option with a range of bids', () => {
    const game = played('bazaars', DECK, LAID, THREE);
    expect(game.pieces.filter(({ sort }) => sort === 'stall')).toEqual(
      OPEN.map((id, n) => ({
        id: `stall:${n}`,
        sort: 'stall',
        owner: null,
        place: { on: 'spot', spot: `stall ${n} ${id}` },
      })),
    );
    expect(typesOf(game)).toEqual(['placed stall', 'placed stall', 'placed stall']);
    expect(game.prompt).toMatchObject({ actor: 1, awaiting: 'offer' });
    expect(game.prompt?.options.map(({ target }) => target)).toEqual(
      OPEN.map((id, n) => ({
        on: 'number',
        detail: 'bid',
        least: 0,
        most: 99,
        spot: `stall ${n} ${id}`,
      })),
    );
    expect(new Set(game.prompt?.options.map(({ id }) => id)).size).toBe(3);
    expect(game.state.slices['bazaars']).toMatchObject({ phase: 'auction', holder: 0, auctioneer: 1, named: null });
  });

  test('have bids and a decision', () => {
    const bidding = played('bazaars', DECK, `${LAID}; offer tile 1 bid 2`, THREE);
    expect(bidding.prompt).toMatchObject({ actor: 2, awaiting: 'bid' });
    expect(bidding.prompt?.options.map(({ target, declines }) => [target, declines])).toEqual([
      [{ on: 'number', detail: 'points', least: 3, most: 99, spot: `stall 1 ${tile('road bend')}` }, false],
      [{ on: 'nothing' }, true],
    ]);
    expect(typesOf(bidding)).toEqual(['named']);
    const deciding = played('bazaars', DECK, `${LAID}; offer tile 1 bid 2; pass; bid points 4`, THREE);
    expect(deciding.prompt).toMatchObject({ actor: 1, awaiting: 'trade' });
    expect(deciding.prompt?.options.map(({ action, points }) => [action.do, points])).toEqual([
      ['buy', -4],
      ['sell', 4],
    ]);
    expect(deciding.state.slices['bazaars']).toMatchObject({ named: 1, bid: 4, bidder: 0 });
  });

  test('put a sold tile into its owner’s hand until it is placed', () => {
    const text = `${LAID}; offer tile 1 bid 2; pass; bid points 4; sell`;
    const sold = played('bazaars', DECK, text, THREE);
    expect(pieceOf(sold, 'stall:1')).toMatchObject({
      owner: 0,
      place: { on: 'spot', spot: `hand 0 ${tile('road bend')}` },
    });
    expect(sold.lines).toEqual(['0 bazaar -4', '1 bazaar 4']);
    expect(typesOf(sold)).toEqual(['scored', 'marker', 'scored', 'marker', 'moved stall', 'taken']);
    const laying = played('bazaars', DECK, `${text}; offer tile 0 bid 0; pass`, THREE);
    // The auctioneer is left with the last tile for nothing, and places it first.
    expect(laying.state).toMatchObject({ hand: tile('monastery'), player: 1 });
    expect(pieceOf(laying, 'stall:0')).toMatchObject({ owner: 2 });
    expect(pieceOf(laying, 'stall:2')).toBeUndefined();
  });

  test('are unchanged on a device that returns in the middle of an auction', () => {
    const { position, state } = played('bazaars', DECK, `${LAID}; offer tile 1 bid 2; pass; bid points 4`, THREE);
    const again = carcassonne.positionOf(JSON.parse(JSON.stringify(state)), position.table.rules);
    expect(carcassonne.stateOf(again)).toEqual(state);
    expect(again.legalActions()).toEqual(position.legalActions());
  });

  test('draw their tiles one by one where nobody knows the stack, and cannot be undone', () => {
    const request = { players: 3, options: { modules: ['bazaars'] } };
    const tell = (state: ReturnType<typeof CARCASSONNE.conceal>, tile: string) => {
      const due = CARCASSONNE.due(state);
      expect(due?.candidates([]).some((one) => one.tile === tile)).toBe(true);
      const known = CARCASSONNE.reveal(state, { tile });
      if (!known) throw new Error('Nothing was due');
      return known;
    };
    const act = (state: ReturnType<typeof CARCASSONNE.conceal>, action: carcassonne.Action) => {
      const next = CARCASSONNE.act(state, action, 'draw');
      if (!next.ok) throw new Error(next.error.message);
      return next.value;
    };
    let state = tell(CARCASSONNE.advance(CARCASSONNE.conceal(request), 'final'), tile('bazaar'));
    state = act(state, { player: 0, do: 'place', x: 0, y: 1, rotation: 0 });
    state = act(state, { player: 0, do: 'pass' });
    for (const [n, id] of OPEN.entries()) {
      expect([state.awaiting, CARCASSONNE.due(state)?.slot]).toEqual(['draw', `tile ${n + 1}`]);
      expect((state as carcassonne.CarcassonneState).slices['bazaars']).toMatchObject({ phase: 'draw', wanted: 3 - n });
      const before = state;
      state = tell(state, id);
      expect(CARCASSONNE.isRevealed(before, state)).toBe(true);
    }
    expect([state.awaiting, CARCASSONNE.actor(state)]).toEqual(['offer', 1]);
  });

  test('end with an option that costs nothing, for players who think', () => {
    const { position } = played('bazaars', DECK, LAID, THREE);
    expect(position.legalActions().at(-1)).toMatchObject({ tile: 2, bid: 0 });
    expect([...position.legalMoves()].filter((move) => position.isOneOfFew(move))).toHaveLength(9);
  });
});
