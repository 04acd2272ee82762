// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { h } from 'preact';
import { AssistBar } from '../../src/hud/assists/AssistBar.tsx';
import { createInspector } from '../../src/hud/assists/inspector.ts';
import { scoresByTurn } from '../../src/hud/end/ScoreCurve.tsx';
import { PlayerCard } from '../../src/hud/game/PlayerCard.tsx';
import { TilesDialog } from '../../src/hud/assists/TilesDialog.tsx';
import { specOf } from '../../src/hud/words/names.ts';
import { assistsOf } from '../../src/session/match/assists.ts';
import type { Match, MatchView } from '../../src/session/contracts/match.ts';
import type { CastleKnowledge } from '../../src/session/games/castle.ts';
import { lastTurnOf } from '../../src/session/match/lastTurn.ts';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/session/app/settings.ts';
import { castleOf, fakeApp, finishedMatch, newMatch, playUntil, stillMatch, tableOf, viewUntil } from './fixture.ts';
import { find, findAll, press, textsOfAll } from './find.ts';
import { mount } from './mounted.ts';
import { cardOf, showAtTable } from './showing.tsx';
import { waitFor } from '../support/waitFor.ts';

afterEach(() => document.body.replaceChildren());

/** True after some turns. */
const grown = (view: MatchView): boolean =>
  view.state.turn >= 20 && view.state.awaiting === 'place' && castleOf(view).followers.length > 3;
const played = (): Match => stillMatch(viewUntil(grown));

describe('the card of what is pointed at', () => {
  it.each([
    ['castle', /Path|House|Tower|Court/, /Road|Pigsty|Meadow/],
    ['zamek', /Road|House|Pigsty|Meadow/, /Path|Tower|Court/],
  ] as const)('uses the words of its rule set (%s)', (rules, own, foreign) => {
    const match = playUntil(grown, { rules });
    const { assists, say } = cardOf<CastleKnowledge>(match);
    for (const { x, y, tile } of match.view.state.laid) {
      for (const [feature] of specOf(match.view, tile)?.features.entries() ?? []) {
        assists.point({ what: 'feature', x, y, feature });
        expect(say()).toMatch(own);
        expect(say()).not.toMatch(foreign);
        expect(say()).not.toMatch(/[{}]|undefined/);
      }
    }
    match.close();
  });

  it('names the leader, or says that it is a tie, or that there is none', () => {
    const match = played();
    const { assists, say } = cardOf<CastleKnowledge>(match);
    const heard = new Set<string>();
    for (const region of assists.known.regions) {
      const [at] = region.features;
      if (!at || region.complete) continue;
      assists.point({ what: 'feature', ...at });
      const [first, second] = region.followers;
      const leads =
        region.leader === null
          ? null
          : `${match.view.players[region.leader]?.name} leads, ${Math.max(first, second)} to ${Math.min(first, second)}`;
      expect(say()).toContain(leads ?? (first > 0 ? 'A tie' : 'Nobody stands here'));
      heard.add(leads ? 'leads' : 'nobody');
    }
    expect(heard.size).toBe(2);
    match.close();
  });

  it('describes start spaces that no tile has reached', () => {
    const match = newMatch();
    const { assists, say } = cardOf<CastleKnowledge>(match);
    assists.point({ what: 'space', space: 'S5', feature: 0 });
    expect(say()).toContain('Tower, 1 tile');
    expect(say()).toContain('1 tile × 2 = 2 or more');
    match.close();
  });

  it('stays when pinned, otherwise follows the pointer, and closes when the game continues', () => {
    const match = newMatch();
    const { assists, say } = cardOf<CastleKnowledge>(match);
    assists.point({ what: 'player', player: 0 });
    expect(say()).toContain('Anna’s marker on 0');
    assists.point(null);
    expect(say()).toBe('');
    assists.pin({ what: 'cell', x: 4, y: 4 });
    assists.point(null);
    expect(say()).toContain('What fits at E5');
    const [legal] = match.view.legalCells;
    if (legal) match.intents.tapCell(legal);
    match.intents.confirm();
    expect(say()).toBe('');
    match.close();
  });

  it('offers all tiles where a card has no room for them', () => {
    const match = newMatch();
    const { assists, card, say } = cardOf<CastleKnowledge>(match);
    assists.pin({ what: 'cell', x: 4, y: 4 });
    expect(say()).toContain('Of the remaining tiles (59), 59 fit here.');
    press(/more/, card);
    expect(find('dialog').textContent).toContain('59 tiles left to draw');
    match.close();
  });
});

describe('keyboard exploration', () => {
  it('uses arrows and steps through a tile', () => {
    const match = played();
    const { context, table } = tableOf(match);
    const assists = assistsOf(match);
    const inspector = createInspector(context, table);
    expect(inspector.key('ArrowUp')).toBe(false);
    inspector.toggle();
    const last = match.view.state.laid.at(-1);
    expect(assists.view.pointed).toMatchObject({ what: 'feature', x: last?.x, y: last?.y, feature: 0 });
    inspector.key('Enter');
    expect(assists.view.pointed).toMatchObject({ feature: 1 });
    const moved = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => {
      inspector.key(key);
      return JSON.stringify(assists.view.pointed);
    });
    expect(new Set(moved).size).toBeGreaterThan(1);
    inspector.key('Escape');
    expect(assists.view).toMatchObject({ looking: false, pointed: null });
    match.close();
  });
});

describe('the remaining tiles', () => {
  it('promise no more than are to come where the deck is shorter than the box', () => {
    const match = newMatch();
    const short = stillMatch({ ...match.view, state: { ...match.view.state, left: 3 } });
    showAtTable(short, h(TilesDialog, {}));
    expect(find('dialog').textContent).toContain('There are only 3 of these in this game.');
    match.close();
  });

  it('include what was set aside', () => {
    const match = newMatch();
    const aside = stillMatch({ ...match.view, state: { ...match.view.state, setAside: ['C05'] } });
    showAtTable(aside, h(TilesDialog, {}));
    expect(findAll('heading', undefined, find('dialog'))[1]?.textContent).toBe('Set aside');
    match.close();
  });
});

describe('the switches', () => {
  it('say in words what they show on the board', () => {
    const match = played();
    const { context, table } = tableOf(match);
    const inspector = createInspector(context, table);
    const bar = showAtTable(match, h(AssistBar, { inspector }));
    const buttons = findAll('button', undefined, bar).filter((button) => button.hasAttribute('aria-pressed'));
    expect(textsOfAll(buttons)).toEqual([
      'Courts',
      'Token reach',
      'Empty area',
      'Dead cells',
      'Projected score',
      'Inspect',
    ]);
    for (const button of buttons.slice(0, 5)) button.click();
    expect(buttons.slice(0, 5).every((button) => button.getAttribute('aria-pressed') === 'true')).toBe(true);
    const notes = find('status', undefined, bar).textContent;
    for (const words of ['Anna', 'nobody', 'stops on the token', 'Largest empty area', 'cell'])
      expect(notes).toContain(words);
    expect(notes).not.toMatch(/[{}]|undefined/);
    match.close();
  });

  it('put the final score beside the current one', () => {
    const match = played();
    const assists = assistsOf(match);
    const card = showAtTable(match, h(PlayerCard, { index: 0, counted: null }));
    const chips = (): readonly string[] => textsOfAll(findAll('button', /if the game ended now/, card));
    expect(chips()).toEqual([]);
    assists.toggle('projected');
    expect(chips()).toEqual([`→ ${assists.known.projected.scores[0]}`]);
    match.close();
  });

  it('are all hidden from purists, and stay so', async () => {
    const match = played();
    mount(document.body, fakeApp({ match, screen: 'game' }));
    const bars = (): number => findAll('region', 'Assists').length;
    await waitFor(() => expect(bars()).toBe(1));
    const assists = assistsOf(match);
    assists.toggle('courts');
    assists.allow(false);
    expect(assists.view.layers.size).toBe(0);
    expect(bars()).toBe(0);
    expect([...document.querySelectorAll<HTMLElement>('[data-prize]')].map(({ hidden }) => hidden)).toEqual([
      true,
      true,
    ]);
    assists.toggle('dead');
    assists.pin({ what: 'empty' });
    expect(assists.view).toMatchObject({ pointed: null, pinned: false });
    expect(document.querySelector<HTMLElement>('[data-pinned]')?.hidden).toBe(true);
    match.close();
  });

  it('are stored as a setting, on by default', () => {
    expect(DEFAULT_SETTINGS.assists).toBe(true);
    expect(parseSettings('{"assists":false}').assists).toBe(false);
    expect(parseSettings('{"assists":"no"}').assists).toBe(true);
  });

  it('are read from settings of earlier versions', () => {
    expect(parseSettings('{"aids":false}').assists).toBe(false);
  });
});

describe('the last turn and the curve', () => {
  it('are available as soon as a turn has ended', () => {
    expect(lastTurnOf(newMatch().view)).toBeNull();
    expect(lastTurnOf(viewUntil((view) => view.state.turn === 3))?.turn).toBe(2);
  });

  it('end at the final scores', () => {
    const { view } = finishedMatch();
    const totals = scoresByTurn(view);
    expect(totals[0]).toEqual([0, 0]);
    expect(totals.at(-1)).toEqual(view.state.scores);
  });
});
