// @vitest-environment happy-dom
import { createElement } from 'preact';
import { beforeEach, describe, expect, test } from 'vitest';
import { commitLabel, promptOf } from '../../../src/hud/words/turnMode.ts';
import { askedText } from '../../../src/hud/log/asked.ts';
import { KeysDialog } from '../../../src/hud/game/KeysDialog.tsx';
import type { MatchView } from '../../../src/session/contracts/match.ts';
import { find, findAll, press, pressKey } from '../../hud/find.ts';
import { fakeApp, fakeHud, stillMatch, tableOf } from '../../hud/fixture.ts';
import { chosen, game, moment, rows, told } from '../../hud/moment.ts';
import { showAtTable, openScreen } from '../../hud/showing.tsx';

/** The Count's city at the table. */

beforeEach(() => document.body.replaceChildren());

const DECK = 'monastery; city bridge, coat of arms; 2 × city edge; 2 × straight road';

const FAVOUR = 'place at -1,-2; pass; place at -2,2 turned 1; follower on city; place at -2,3; pass';

const at = (more: string, options: Readonly<Record<string, unknown>> = {}): MatchView =>
  moment('count', DECK, `${FAVOUR}; ${more}`, { options });

const waiting = (view: MatchView): MatchView => ({ ...view, prompt: null, myTurn: false });

function screenOf(view: MatchView) {
  const match = stillMatch(view);
  openScreen(fakeHud(fakeApp({ match })), match);
  return { match, table: tableOf(match).table };
}

describe('into the city', () => {
  test('says why, to the player who chooses and to those who wait', () => {
    const view = at('');
    expect(promptOf(game, view)).toMatchObject({
      title: 'Place a follower in the Count’s city?',
      detail: 'This tile scored Jan 8 points, and nothing for you.',
    });
    expect(promptOf(game, waiting(view))).toMatchObject({
      title: 'Ada may place a follower in the Count’s city',
      detail: 'This tile scored Jan 8 points, and nothing for Ada.',
    });
    expect(rows(view)).toEqual([
      'Follower to the palace: may join cities; the Count is here: nobody leaves',
      'Follower to the market: may join fields, at the end',
      'Follower to the blacksmith: may join roads',
      'Follower to the cathedral: may join monasteries',
      'Nobody goes to the city',
    ]);
    expect(commitLabel(game, chosen(view, 0))).toBe('Place in the city');
  });

  test('each figure by its name: the abbot, and one that nobody else has', () => {
    const view = at('');
    const { prompt } = view;
    const sent = (piece: string): string | undefined =>
      rows({ ...view, prompt: prompt && { ...prompt, options: prompt.options.map((one) => ({ ...one, piece })) } })[3];
    expect(sent('abbot')).toBe('Abbot to the cathedral: may join monasteries');
    expect(sent('giant')).toBe('giant to the cathedral: may join monasteries');
  });

  test('and the Count: whom he blocks, and whom he frees', () => {
    const view = at('enter quarter palace');
    expect(promptOf(game, view)).toMatchObject({ title: 'Move the Count?' });
    expect(rows(view)[0]).toBe('Count to the market: shuts in nobody; frees: you 1');
    expect(rows(view).at(-1)).toBe('The Count stays');
    expect(told(at('enter quarter palace; count quarter market'))[0]).toBe('Ada moves the Count to the market.');
    expect(told(at('enter quarter smithy', { countMove: 'clockwise' }))).toContain('The Count goes to the market.');
  });

  test('the followers’ places are announced to screen readers', () => {
    const view = at('enter quarter smithy; pass');
    expect(askedText(game, view, 'scores')).toContain('1 at the blacksmith');
    expect(askedText(game, view, 'scores')).toContain('He is in the palace. Nobody leaves the quarter where he is.');
  });
});

describe('out of the city', () => {
  const joining = (): MatchView =>
    at('enter quarter palace; count quarter market; place at 2,1 turned 3; follower on city');

  test('the resulting majority, and the points at stake', () => {
    const view = joining();
    expect([view.actor, view.state.player]).toEqual([0, 1]);
    expect(promptOf(game, view)).toMatchObject({
      title: 'Move followers out of the city?',
      detail: 'City at (1, -1): Jan 1, 4 points',
    });
    expect(rows(view)).toEqual([
      'Knight from the palace: City at (1, -1): then you 1 and Jan 1, tied – 4 points each',
      'Move no more followers',
    ]);
    expect(promptOf(game, waiting(view))).toMatchObject({ title: 'Ada may move followers out of the city' });
    const empty = at('enter quarter palace; count quarter market; place at 2,1 turned 3; pass');
    expect(rows(empty)[0]).toContain('then you 1 – 4 points for you');
    expect(
      told(
        at(
          `
            enter quarter palace; count quarter market; place at 2,1 turned 3; follower on city;
            reinforce quarter palace on city at 1,1`,
        ),
      )[0],
    ).toBe('Ada moves a follower from the palace to the city at (1, -1).');
  });

  test('at the end every field is listed, the most valuable first', () => {
    const view = moment(
      'count',
      'monastery; city bridge, coat of arms; city edge',
      `${FAVOUR}; enter quarter market; pass`,
    );
    expect(promptOf(game, view)).toMatchObject({
      title: 'Move a follower to a field',
      detail: '1 follower in the market. It has to leave.',
    });
    expect(rows(view)).toHaveLength(view.prompt?.options.length ?? 0);
    const points = rows(view).map((row) => Number(/(\d+) points?/.exec(row)?.[1] ?? 0));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(promptOf(game, waiting(view))).toMatchObject({ title: 'Ada moves a follower to a field' });
  });

  test('refusals are explained by the prompt', () => {
    expect(game.refusal('no-such-target', 'reinforce')).toContain('each quarter leads to one kind');
    expect(game.refusal('cult-neighbours', 'place')).toContain('shrine');
    expect(game.refusal('river-arms-join', 'place')).toContain('two arms');
  });
});

describe('the card of the city', () => {
  test('one press or key lists everybody’s followers, what could be joined, and what the Count forbids', () => {
    const { match } = screenOf(at('enter quarter smithy; pass'));
    press(/^The Count’s city: .*He is in the palace/);
    const dialog = find<HTMLDialogElement>('dialog', 'The Count’s city');
    for (const words of ['Ada 1; ', 'unfinished road', 'the Count is here: nobody leaves'])
      expect(dialog.textContent).toContain(words);
    dialog.close();
    expect(findAll('dialog')).toEqual([]);
    expect([pressKey('z'), findAll('dialog')]).toEqual([true, []]);
    expect(pressKey('k')).toBe(false);
    expect(find('dialog').textContent).toContain('Ada 1; ');
    showAtTable(match, createElement(KeysDialog, {}));
    expect(findAll('dialog').at(-1)?.textContent).toContain('KThe Count’s city');
  });

  test('a tap on its tiles shows the same', () => {
    const { table } = screenOf(at(''));
    const about = table.about({ what: 'feature', x: -1, y: 0, feature: 0 });
    expect(about?.title).toBe('The Count’s city');
    expect(about?.rows?.map(({ label }) => label)).toEqual(['Palace', 'Market', 'Blacksmith', 'Cathedral']);
  });
});
