import type { TablePainter } from '../../art/contract.ts';
import { MATERIAL } from '../../game/index.ts';
import type { RuleSetId } from '../../game/index.ts';
import type { Application } from '../contracts/app.ts';
import type { NewGame } from '../contracts/match.ts';
import type { Current } from '../contracts/current.ts';
import { after } from '../platform/after.ts';
import { gameOf } from '../games/index.ts';
import { createMatch } from '../match/match.ts';
import { paintedBoard } from '../games/painted.ts';
import type { Painted } from '../games/painted.ts';

interface PicturePorts {
  readonly tablePainter: (request: Painted) => TablePainter;
  readonly atTable: () => Current | null;
  /** The rule set of the latest game on a board. */
  readonly lastRules: () => RuleSetId | undefined;
}

type Pictures = Pick<Application, 'watchTile' | 'tablePainter' | 'paintAhead' | 'startPainting'>;

/** Pictures of the current match's tiles; the painter of that match, or else of the board that was played last. */
export function picturesOf(ports: PicturePorts): Pictures {
  let hasTime = false;
  let expected: NewGame | null = null;
  const painter: Application['tablePainter'] = () => {
    const current = ports.atTable();
    return ports.tablePainter(
      current
        ? gameOf(current.game.rules).painted(current.match.view.state)
        : paintedBoard(ports.lastRules() ?? 'castle', MATERIAL),
    );
  };
  async function paintFirstTile(game: NewGame): Promise<void> {
    const match = createMatch(game);
    if (!match.ok) return;
    const { state, hand } = match.value.view;
    match.value.close();
    // In two steps, so that the page answers in between.
    await after(0);
    // It is kept, although nobody looks at it yet.
    if (hand && expected === game)
      ports.tablePainter(gameOf(game.rules).painted(state)).tile(hand.id, () => undefined)();
  }
  return {
    tablePainter: painter,
    paintAhead(game) {
      expected = game;
      if (hasTime && game) void paintFirstTile(game);
    },
    startPainting() {
      hasTime = true;
      if (expected) void paintFirstTile(expected);
      else painter();
    },
    watchTile: (id, show) => painter().tile(id, show),
  };
}
