// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { KINDS } from '../../src/game/index.ts';
import { h } from 'preact';
import { HintCard, HintEntry } from '../../src/hud/hint/Hint.tsx';
import { adviceText, reasonText, reasonsText } from '../../src/hud/words/advice.ts';
import { assistsOf } from '../../src/session/match/assists.ts';
import type { Advice, MatchView, Reason } from '../../src/session/contracts/match.ts';
import { press } from './find.ts';
import { newMatch, optionsOf, stillMatch, textsOf, viewUntil } from './fixture.ts';
import { showAtTable } from './showing.tsx';

const features = [{ x: 4, y: 0, feature: 0 }];
const REASONS: readonly Reason[] = [
  ...KINDS.flatMap((kind): Reason[] => [
    { what: 'scores', kind, points: 8, doubled: false, features },
    { what: 'scores', kind, points: 8, doubled: true, features },
    ...(['takes', 'ties', 'blocks', 'claims', 'extends'] as const).map((what): Reason => ({
      what,
      kind,
      points: 3,
      features,
    })),
  ]),
  { what: 'token', kind: '', points: 0, count: 1, field: 12, features: [] },
  { what: 'token', kind: '', points: 0, count: 2, field: 12, features: [] },
  { what: 'uses', kind: '', points: 0, effect: 'extra-turn', features: [] },
  { what: 'keep', kind: 'house', points: 0, size: 5, features },
];

describe('reasons in words', () => {
  it('each have their own text, in the words of both rule sets', () => {
    for (const rules of ['castle', 'zamek'] as const) {
      const told = REASONS.map((reason) => reasonText(textsOf(rules), reason));
      expect(new Set(told).size).toBe(REASONS.length);
      for (const text of told) expect(text).not.toMatch(/[{}]|undefined/);
    }
  });

  it('make one sentence, the weightiest first', () => {
    const reasons: readonly Reason[] = [
      { what: 'scores', kind: 'tower', points: 8, doubled: false, features },
      { what: 'token', kind: '', points: 0, count: 1, field: 12, features: [] },
    ];
    expect(reasonsText(textsOf('castle'), reasons)).toBe('Completes the tower for 8 points and stops on a token.');
    expect(reasonsText(textsOf('zamek'), reasons)).toBe('Completes the pigsty for 8 points and stops on a token.');
    expect(reasonsText(textsOf('castle'), [])).toBe('Scores nothing now, but keeps the best chances.');
    expect(reasonsText(textsOf('castle'), REASONS).split(/, | and /).length).toBeLessThan(9);
  });
});

describe('a way to play in words', () => {
  const castle = textsOf('castle');

  it('names the cell, the tile in its rotation, and the follower', () => {
    const { view } = newMatch();
    const [cell] = view.legalCells;
    const rotation = cell?.rotations[0];
    if (!cell || rotation === undefined) throw new Error('Nothing fits');
    const place = { player: 0, do: 'place', x: cell.x, y: cell.y, rotation } as const;
    const text = adviceText(
      castle,
      view,
      { actions: [place, { player: 0, do: 'deploy', feature: 0 }], value: 0, reasons: [] },
      true,
    );
    expect(text).toMatch(
      /^Place the tile at [A-J]\d+: .+\. (Herald|Squire|Knight|Merchant) (on|in) the (path|house|tower|court)\.$/,
    );
    expect(
      adviceText(castle, view, { actions: [place, { player: 0, do: 'pass' }], value: 0, reasons: [] }, false),
    ).toMatch(/ No follower\.$/);
  });

  it('names the region to score and the token', () => {
    const withToken = (view: MatchView) => optionsOf(view, 'score').find(({ piece }) => piece !== null);
    const view = viewUntil((one) => withToken(one) !== undefined);
    const { token, ...score } = withToken(view)?.action ?? { player: 0, do: 'score' };
    expect(adviceText(castle, view, { actions: [score], value: 0, reasons: [] }, false)).toMatch(
      /^Score the \w+ at [A-J]\d+ first\.$/,
    );
    expect(adviceText(castle, view, { actions: [{ ...score, token }], value: 0, reasons: [] }, false)).toMatch(
      /with the token “Double a (tower|house)”\.$/,
    );
    expect(
      adviceText(castle, view, { actions: [{ player: 0, do: 'token', kind: 1 }], value: 0, reasons: [] }, false),
    ).toBe('Use the token “Extra turn”.');
  });
});

describe('the hint', () => {
  afterEach(() => document.body.replaceChildren());
  const base = newMatch().view;
  const [cell] = base.legalCells;
  const advice: Advice = {
    actions: cell ? [{ player: 0, do: 'place', x: cell.x, y: cell.y, rotation: cell.rotations[0] ?? 0 }] : [],
    value: 1,
    reasons: [{ what: 'claims', kind: 'tower', points: 2, features }],
  };

  function open(view: MatchView) {
    const match = stillMatch(view);
    const assists = assistsOf(match);
    const [card, entry] = [HintCard, HintEntry].map(
      (part) => showAtTable(match, h(part, {})).firstElementChild as HTMLButtonElement,
    );
    if (!card || !entry) throw new Error('Expected a card and a button');
    const show = (change: Partial<MatchView>): void => match.show({ ...match.view, ...change });
    return { match, assists, hint: { card, entry }, show };
  }

  it('is requested by a button, thinks, and gives the move with its reason in a live region', () => {
    const { match, hint, show } = open(base);
    hint.entry.click();
    expect(match.calls).toEqual([['askHint']]);
    show({ hint: { state: 'thinking' } });
    expect(hint.entry.getAttribute('aria-busy')).toBe('true');
    expect(hint.card.hidden).toBe(false);
    show({ hint: { state: 'ready', advice } });
    const status = hint.card.querySelector('[role="status"]');
    expect(status?.textContent).toContain('Claims the tower.');
    expect(status?.textContent).toContain('Place the tile at');
    press('Show me', hint.card);
    expect(match.calls.at(-1)).toEqual(['takeHint']);
    show({ hint: null });
    expect(hint.card.hidden).toBe(true);
  });

  it('is not offered while others choose, to purists, nor between two devices', () => {
    const { assists, hint, show } = open(base);
    show({ canHint: false });
    expect(hint.entry.disabled).toBe(true);
    show({ canHint: true, hint: { state: 'ready', advice } });
    assists.allow(false);
    expect([hint.entry.hidden, hint.card.hidden]).toEqual([true, true]);
    assists.allow(true);
    show({
      canHint: false,
      hint: null,
      players: base.players.map((player) => (player.index === 1 ? { ...player, seat: { kind: 'peer' } } : player)),
    });
    expect(hint.entry.hidden).toBe(true);
  });
});
