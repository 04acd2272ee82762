// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { commitLabel, promptOf } from '../../../src/hud/words/turnMode.ts';
import { hudGameOf } from '../../../src/hud/games/index.ts';
import { LANGUAGES, loadTexts } from '../../../src/i18n/index.ts';
import type { MatchView } from '../../../src/session/contracts/match.ts';
import { chosen, game, moment, rows, told } from '../../hud/moment.ts';

/** What a bazaar says at the table. */

const waiting = (view: MatchView): MatchView => ({ ...view, prompt: null, myTurn: false });

describe('bazaars', () => {
  const DECK = 'bazaar; straight road; road bend; monastery; straight road';
  const at = (more: string, options: Readonly<Record<string, unknown>> = {}): MatchView =>
    moment('bazaars', DECK, `place at 0,1; pass; ${more}`, { players: 3, options });

  test('naming, bidding, buying and selling, for the player who acts and for those who wait', () => {
    const offer = at('');
    expect(promptOf(game, offer).title).toBe('Choose a tile to auction, and bid');
    expect(rows(offer)).toHaveLength(3);
    expect(rows(offer)[0]).toMatch(/^Stall 1: road/);
    expect(promptOf(game, waiting(offer)).title).toBe('Jan chooses a tile to auction');
    const bid = at('offer tile 1 bid 2');
    expect(told(bid)).toEqual(['Jan opens an auction with 2 points.']);
    expect(promptOf(game, bid).detail).toContain('Highest bid: 2 points, by Jan.');
    const trade = at('offer tile 1 bid 2; pass; bid points 4');
    expect(rows(trade)).toEqual(['Buy the tile: 4 points to Ada', 'Sell the tile: 4 points from Ada']);
    const sold = told(at('offer tile 1 bid 2; pass; bid points 4; sell'));
    expect(sold).toEqual(
      expect.arrayContaining([
        'Ada: Paid at the bazaar = -4',
        'Jan: Earned at the bazaar = 4',
        'Ada will place it on their next turn.',
      ]),
    );
    expect(sold.find((line) => line.startsWith('Ada gets'))).toContain('bazaar: ');
  });

  test('without auction tiles are taken before the draw', () => {
    const view = at('', { bazaar: 'choose' });
    expect(promptOf(game, view)).toMatchObject({ title: 'Take a tile from the bazaar', commit: 'Take tile' });
    expect(commitLabel(game, chosen(view, 0))).toBe('Take tile');
    expect(promptOf(game, waiting(view)).title).toBe('Jan takes a tile from the bazaar');
  });

  test('refusals are explained', () => {
    expect(game.refusal('no-such-target', 'bid')).toContain('99');
    expect(game.refusal('bid-too-low', 'bid')).toContain('highest bid');
  });

  test.each(LANGUAGES)('its points have a word in %s', async (language) => {
    expect(hudGameOf('carcassonne').category(await loadTexts(language), 'bazaar')).not.toBe('bazaar');
  });
});
