// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MATERIAL } from '../../src/game/index.ts';
import { askedText } from '../../src/hud/log/asked.ts';
import { h } from 'preact';
import { Announcer, useAnnouncements } from '../../src/hud/log/Announcer.tsx';
import { eventText, isEssential } from '../../src/hud/words/events.ts';
import type { Match, MatchView } from '../../src/session/contracts/match.ts';
import { isScored } from '../../src/session/match/history.ts';
import { find, pressKey } from './find.ts';
import { castleOf, fakeApp, newMatch, optionsOf, playStep, playUntil, texts, textsOf, viewUntil } from './fixture.ts';
import { mount } from './mounted.ts';
import { showAtTable } from './showing.tsx';

const castle = textsOf('castle');
afterEach(() => document.body.replaceChildren());

function Announcements() {
  const [said, say] = useAnnouncements();
  return h(Announcer, { said, say });
}

/** Records announcements from here on, oldest first. */
function listen(match: Match, see: (view: MatchView) => MatchView = (view) => view) {
  const seen: Match = Object.create(match, { view: { get: () => see(match.view) } });
  const box = showAtTable(seen, h(Announcements, {}));
  const all = (): string[] => [...box.querySelectorAll('p')].map((line) => line.textContent ?? '');
  return { all, last: () => all().at(-1) ?? '' };
}

/** A game in which an event of this kind has just happened, recorded from the step before. */
function heardUntil(
  happened: (view: MatchView) => boolean,
  rules: 'castle' | 'zamek' = 'castle',
): { readonly match: Match; readonly said: string } {
  for (let salt = 0; salt < 40; salt += 1) {
    const match = newMatch({ rules, seed: `fixture ${salt}` });
    const heard = listen(match);
    for (let step = 0; step < 500 && !match.view.over; step += 1) {
      playStep(match, salt);
      if (happened(match.view)) return { match, said: heard.all().slice(-4).join('\n') };
    }
    match.close();
  }
  throw new Error('It never happened');
}

const latest = ({ log, state }: MatchView) =>
  log.filter(({ turn }) => turn >= state.turn - 1).map(({ event }) => event);

describe('product 16: the live region announces', () => {
  it('whose turn it is, what is asked and which tile was drawn', () => {
    const { last } = listen(newMatch());
    expect(last()).toMatch(/^Anna\. Place your tile\. Fits in \d+ places?\. Your tile: .*(path|house|tower|court)/);
  });

  it('where the tile is previewed and its rotation, again after rotating it, and its placement', () => {
    const match = playUntil(
      (view) => view.gesture.type === 'idle' && view.legalCells.some(({ rotations }) => rotations.length > 1),
    );
    const { last, all } = listen(match);
    const cell = match.view.legalCells.find(({ rotations }) => rotations.length > 1);
    if (!cell) throw new Error('Expected a cell');
    match.intents.tapCell(cell);
    const name = `${String.fromCharCode(65 + cell.x)}${cell.y + 1}`;
    const previewed = last();
    expect(previewed).toMatch(new RegExp(`^${name}: `));
    match.intents.rotate(1);
    expect(last()).toMatch(new RegExp(`^${name}: `));
    expect(last()).not.toBe(previewed);
    match.intents.confirm();
    expect(all().slice(-2).join('\n')).toContain(`places the tile at ${name}.`);
    match.close();
  });

  it('what is chosen by keyboard, and that the follower is placed', () => {
    const match = playUntil((view) => optionsOf(view, 'deploy').length > 1);
    const { last, all } = listen(match);
    match.intents.cycle(1);
    expect(last()).toMatch(/^(Herald|Squire|Knight|Merchant) (on|in) the /);
    const kind = last().split(' ')[0]?.toLowerCase() ?? '';
    match.intents.confirm();
    expect(all().slice(-2).join('\n')).toMatch(new RegExp(`places a ${kind}`));
    match.close();
  });

  it('who scores what, and how much', () => {
    const { said } = heardUntil((view) => latest(view).some((event) => isScored(event) && event.line.what === 'tower'));
    expect(said).toMatch(/(Anna|Bo): Tower, \d+ tiles? × 2 = \d+/);
  });

  it('which token is taken, and which is used', () => {
    expect(heardUntil((view) => latest(view).some(({ type }) => type === 'token-taken')).said).toMatch(
      /stops at \d+ and takes a token: [A-Z]/,
    );
    expect(heardUntil((view) => latest(view).some(({ type }) => type === 'token-used')).said).toMatch(
      /uses a token: [A-Z]/,
    );
  });

  it('the whole turn of a remote opponent: the tile and its rotation, the follower, the points', () => {
    const match = playUntil(
      (view) => view.state.turn === 8 && view.gesture.type === 'idle' && view.legalCells.length > 0,
    );
    const opponent = match.view.state.player;
    const elsewhere = (view: MatchView): MatchView => {
      const seat = { kind: 'bot', level: 'novice' } as const;
      return {
        ...view,
        players: view.players.map((player) => (player.index === opponent ? { ...player, seat } : player)),
      };
    };
    const heard = listen(match, elsewhere);
    while (match.view.state.turn === 8) playStep(match);
    const name = match.view.players[opponent]?.name;
    const said = heard.all().join('\n');
    expect(said).toMatch(new RegExp(`${name} places the tile at [A-H]\\d+: .*(path|house|tower|court)`));
    const rest = match.view.log.filter(({ turn, event }) => turn === 8 && event.type !== 'laid' && isEssential(event));
    expect(rest.length).toBeGreaterThan(0);
    for (const { event } of rest) expect(said).toContain(eventText(castle, match.view, event));
    match.close();
  });

  it('who wins, and by what score', () => {
    expect(heardUntil(({ over }) => over).said).toMatch(/(Anna|Bo) wins, \d+ to \d+\.|Shared victory/);
  });
});

describe('product 16: announced on a key', () => {
  const ask = (view: MatchView, what: Parameters<typeof askedText>[2]): string => askedText(castle, view, what);

  it('possible actions name places, or choices by their number keys', () => {
    const placing = newMatch().view;
    const [first] = placing.legalCells;
    expect(ask(placing, 'choices')).toContain('Place your tile');
    if (first) expect(ask(placing, 'choices')).toContain(`${String.fromCharCode(65 + first.x)}${first.y + 1}`);
    const deploying = viewUntil((view) => optionsOf(view, 'deploy').length > 1);
    expect(ask(deploying, 'choices')).toMatch(/1: .+; 2: .+; No follower$/);
    const scoring = viewUntil((view) => optionsOf(view, 'score').filter(({ piece }) => piece === null).length > 1);
    expect(ask(scoring, 'choices')).toMatch(/1: (Path|House|Tower) at [A-H]\d+, \d+ points?; 2: /);
  });

  it('points come with followers, keeps, tokens and what is left', () => {
    const view = viewUntil(
      (one) => castleOf(one).keeps.some(Boolean) && castleOf(one).held.some((tokens) => tokens.length > 0),
    );
    const said = ask(view, 'scores');
    for (const player of view.players)
      expect(said).toContain(texts.t('card.score', { player: player.name, count: player.score }));
    expect(said).toMatch(/keep: \d+ tiles?/);
    expect(said).toMatch(/Tokens: [A-Z]/);
    expect(said).toContain(texts.t('tray.left', { count: view.state.left }));
  });

  it('the tile is described in its rotation, and with its place once it is placed', () => {
    const match = newMatch();
    expect(ask(match.view, 'tile')).toMatch(/^Your tile: /);
    const [cell] = match.view.legalCells;
    if (cell) match.intents.tapCell(cell);
    expect(ask(match.view, 'tile')).toMatch(/^[A-H]\d+\. Your tile: /);
    match.intents.confirm();
    expect(ask(match.view, 'tile')).toMatch(/^[A-H]\d+: .*last tile placed/);
    match.close();
  });

  it('the previous turn is announced completely; before the first there is none', () => {
    expect(ask(newMatch().view, 'last')).toBe('Nothing has happened yet.');
    const view = viewUntil(({ state, gesture }) => state.turn === 5 && gesture.type === 'idle');
    expect(ask(view, 'last')).toMatch(/places the tile at [A-H]\d+\./);
  });
});

describe('the table', () => {
  let root: HTMLElement;
  beforeEach(() => {
    root = document.createElement('div');
    document.body.append(root);
  });

  it('product 16: answers keys in the live region, and announces a refusal as an alert', async () => {
    const match = newMatch();
    const handle = mount(root, fakeApp({ match, screen: 'game' }));
    await expect.poll(() => root.querySelector('[data-announcer]')).not.toBeNull();
    const said = (): string => root.querySelector('[data-announcer]')?.lastElementChild?.textContent ?? '';
    pressKey('s');
    expect(said()).toContain('Anna: 0 points');
    pressKey('a');
    expect(said()).toContain('Place your tile');
    pressKey('d');
    expect(said()).toContain('Your tile');
    pressKey('b');
    expect(said()).toBe('Nothing has happened yet.');
    const far = MATERIAL.board.cells.find(
      ({ x, y }) => !match.view.legalCells.some((cell) => cell.x === x && cell.y === y),
    );
    if (far) match.intents.tapCell(far);
    expect(find('alert', undefined, root).textContent).toMatch(/[.]$/);
    handle.destroy();
    match.close();
  });
});
