import { describe, expect, test } from 'vitest';
import { MODULE_FIGURES } from '../../../src/expansions/art/figures.ts';
import { MODULE_PANELS } from '../../../src/expansions/panels.ts';
import { MODULE_SORTS } from '../../../src/expansions/table.ts';
import { LANGUAGES, loadTexts } from '../../../src/i18n/index.ts';
import { pieceOf, played, typesOf } from '../../game/carcassonne/played.ts';
import { checkAgainstPlain, checkPieces, checkRecordOf, checkState } from '../../properties/carcassonne.ts';
import { playCarcassonne } from '../../support/randomCarcassonne.ts';

/** Goods (RULES.md). */

const ROAD = 'p1,0,0 d0 p-1,0,3 x p2,0,0 x';

describe('goods', () => {
  test('doubles completed roads, and its piece goes where one was completed', () => {
    const game = played('goods', 'B31 B03 B28 B31', ROAD);
    expect(game.lines).toEqual(['0 road 8']);
    expect(typesOf(game)).toContain('moved goods');
    expect(pieceOf(game, 'goods')?.place).toEqual({ on: 'tile', x: 2, y: 0 });
  });

  test('whole random games with it keep every property, and the rule page’s program gives the same points', () => {
    for (const seed of ['1', '2', '3']) {
      const game = playCarcassonne(
        `goods ${seed}`,
        (position) => {
          checkState(position);
          checkPieces(position);
        },
        () => ['goods'],
      );
      checkRecordOf(game);
      checkAgainstPlain(game, 20);
    }
  });

  test('is on the table, with a figure, and has its name in every language', async () => {
    expect(MODULE_SORTS['goods']?.figure).toBe('goods');
    expect(Object.keys(MODULE_FIGURES)).toContain('goods');
    for (const language of LANGUAGES) expect(MODULE_PANELS['goods']?.name(await loadTexts(language))).not.toBe('goods');
  });
});
