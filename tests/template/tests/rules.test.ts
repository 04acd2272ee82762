import { describe, expect, test } from 'vitest';
import { MODULE_FIGURES } from '../../../src/expansions/art/figures.ts';
import { MODULE_PANELS } from '../../../src/expansions/panels.ts';
import { MODULE_SORTS } from '../../../src/expansions/table.ts';
import { LANGUAGES, loadTexts } from '../../../src/i18n/index.ts';
import { pieceOf, played, typesOf } from '../../game/carcassonne/played.ts';
import { checkAgainstPlain, checkPieces, checkRecordOf, checkState } from '../../properties/carcassonne.ts';
import { playCarcassonne } from '../../support/randomCarcassonne.ts';

/** Sample (RULES.md). */

const ROAD = 'place at 1,0; follower on road; place at -1,0 turned 3; pass; place at 2,0; pass';

describe('sample', () => {
  test('doubles completed roads, and its piece goes where one was completed', () => {
    const game = played('sample', 'straight road; monastery with road; three roads; straight road', ROAD);
    expect(game.lines).toEqual(['0 road 8']);
    expect(typesOf(game)).toContain('moved sample');
    expect(pieceOf(game, 'sample')?.place).toEqual({ on: 'tile', x: 2, y: 0 });
  });

  test('whole random games with it keep every property, and the rule page’s program gives the same points', () => {
    for (const seed of ['1', '2', '3']) {
      const game = playCarcassonne(
        `sample ${seed}`,
        (position) => {
          checkState(position);
          checkPieces(position);
        },
        () => ['sample'],
      );
      checkRecordOf(game);
      checkAgainstPlain(game, 20);
    }
  });

  test('is on the table, with a figure, and has its name in every language', async () => {
    expect(MODULE_SORTS['sample']?.figure).toBe('sample');
    expect(Object.keys(MODULE_FIGURES)).toContain('sample');
    for (const language of LANGUAGES)
      expect(MODULE_PANELS['sample']?.name(await loadTexts(language))).not.toBe('sample');
  });
});
