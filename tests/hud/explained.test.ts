// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { carcassonne } from '../../src/game/index.ts';
import { GameScreen } from '../../src/hud/game/GameScreen.tsx';
import { PlayerCard } from '../../src/hud/game/PlayerCard.tsx';
import { PlayerChip } from '../../src/hud/game/PlayerChip.tsx';
import type { Match } from '../../src/session/contracts/match.ts';
import { find, findAll } from './find.ts';
import { newMatch, playStep } from './fixture.ts';
import { NO_TABLE, showAtTable } from './showing.tsx';

/** What every sign on the table means can be read where it stands: by pointer, and by a press. */

afterEach(() => document.body.replaceChildren());

/** All modules that can be in one game. */
const EVERYTHING = carcassonne.MODULE_IDS.filter((id) => !id.startsWith('river'));
const GAMES: readonly (readonly [string, () => Match])[] = [
  ['The Castle', () => newMatch({ rules: 'castle' })],
  ['Zamek', () => newMatch({ rules: 'zamek' })],
  ['Carcassonne', () => newMatch({ rules: 'carcassonne' })],
  ['Carcassonne with everything', () => newMatch({ rules: 'carcassonne', options: { modules: EVERYTHING } })],
];

function begun(open: () => Match): Match {
  const match = open();
  for (let step = 0; step < 40 && !match.view.over; step += 1) playStep(match);
  return match;
}

/** Signs and numbers below the head of a card that nothing around them explains. */
function unexplained(card: Element): readonly string[] {
  const below = card.lastElementChild;
  const all = [...(below?.querySelectorAll('*') ?? [])].filter((one) => one.closest('[hidden]') === null);
  const isNumber = ({ children, textContent }: Element): boolean =>
    children.length === 0 && textContent.trim() !== '' && !/\p{L}/u.test(textContent);
  const signs = all.filter((one) => one.matches('svg, canvas, img') || isNumber(one));
  expect(signs.length).toBeGreaterThan(1);
  return signs.flatMap((sign) => {
    const words = sign.closest('[title], button[aria-label]');
    return words && words !== below && below?.contains(words) ? [] : [sign.outerHTML.slice(0, 80)];
  });
}

describe.each(GAMES)('%s', (_name, open) => {
  test('a pointer on any sign of a player’s card reads what it means, and a press opens all of them in words', () => {
    const match = begun(open);
    for (const index of match.view.players.keys()) {
      const card = showAtTable(match, createElement(PlayerCard, { index, counted: null })).firstElementChild;
      if (!card) throw new Error('Expected a card');
      expect(unexplained(card)).toEqual([]);
      find('button', `What ${match.view.players[index]?.name ?? ''} has`, card as HTMLElement).click();
      const rows = findAll('listitem', undefined, find('dialog'));
      expect(rows.length).toBeGreaterThan(2);
      for (const row of rows) expect(row.querySelector('strong')?.textContent).not.toBe('');
      document.body.replaceChildren();
    }
    match.close();
  });

  test('a press on a player’s chip on a phone opens the same', () => {
    const match = begun(open);
    const chip = showAtTable(match, createElement(PlayerChip, { index: 0, counted: null })).firstElementChild;
    (chip as HTMLElement).click();
    expect(findAll('listitem', undefined, find('dialog')).length).toBeGreaterThan(2);
    match.close();
  });
});

test('the keep says what its numbers are, and that the prize is for the empty area', () => {
  const match = begun(() => newMatch({ rules: 'castle' }));
  const screen = showAtTable(match, createElement(GameScreen, { match, ports: NO_TABLE, onReady: () => {} }));
  expect([...screen.querySelectorAll('[title]')].some((one) => /keep/i.test(one.getAttribute('title') ?? ''))).toBe(
    true,
  );
  for (const prize of screen.querySelectorAll('[data-prize]:not([hidden])'))
    expect(prize.getAttribute('title')).toMatch(/empty/i);
  match.close();
});
