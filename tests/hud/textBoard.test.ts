// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { MATERIAL, sameCell } from '../../src/game/index.ts';
import type { Cell, Option } from '../../src/game/index.ts';
import { cellText } from '../../src/hud/board/describe.ts';
import { h } from 'preact';
import { TextBoard } from '../../src/hud/board/TextBoard.tsx';
import { useTextBoard } from '../../src/hud/board/useTextBoard.ts';
import type { OpenBoard } from '../../src/hud/board/useTextBoard.ts';
import type { Match, MatchView } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { pressKey } from './find.ts';
import { NEW_GAME, castleOf, newMatch, stillMatch, textsOf, viewUntil } from './fixture.ts';
import { showAtTable } from './showing.tsx';

const castle = textsOf('castle');
afterEach(() => document.body.replaceChildren());

const nameOf = ({ x, y }: Cell): string => `${String.fromCharCode(65 + x)}${y + 1}`;

function boardOf<M extends Match>(match: M) {
  let board: OpenBoard | undefined;
  function Board() {
    board = useTextBoard();
    return h(TextBoard, { board, ask: () => {} });
  }
  const box = showAtTable(match, h(Board, {}));
  const cells = [...box.querySelectorAll<HTMLElement>('[role="gridcell"]')];
  const named = (name: string): HTMLElement => {
    const found = cells.find((cell) => cell.textContent?.startsWith(`${name}: `));
    if (!found) throw new Error(`Expected a cell ${name}`);
    return found;
  };
  return { match, box, board: () => board, cells, named };
}

describe('the text board', () => {
  it('has one cell for each place and start space', () => {
    const { cells } = boardOf(newMatch());
    const told = cells.filter((cell) => cell.textContent);
    expect(told.length).toBe(MATERIAL.board.cells.length + MATERIAL.board.startSpaces.length);
    expect(told.filter((cell) => cell.classList.contains('TextGrid-start')).map((cell) => cell.textContent)).toContain(
      'start space in the wall, open to D1: path south, court south-east, court south-west',
    );
    expect(cells.filter((cell) => cell.tabIndex === 0).length).toBe(1);
  });

  it('product 16: is a grid that says its size, and each cell its place in it', () => {
    const { box } = boardOf(newMatch());
    const grid = box.querySelector('[role="grid"]');
    const rows = [...(grid?.children ?? [])];
    expect(grid?.getAttribute('aria-label')).toBe('Text board');
    expect(document.getElementById(grid?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Arrow keys move',
    );
    expect(grid?.getAttribute('aria-rowcount')).toBe(String(rows.length));
    for (const [y, row] of rows.entries()) {
      expect([row.getAttribute('role'), row.getAttribute('aria-rowindex')]).toEqual(['row', String(y + 1)]);
      expect(grid?.getAttribute('aria-colcount')).toBe(String(row.children.length));
      for (const [x, cell] of [...row.children].entries()) {
        expect([cell.getAttribute('role'), cell.getAttribute('aria-colindex')]).toEqual(['gridcell', String(x + 1)]);
        expect(cell.textContent || cell.getAttribute('aria-label'), 'Expected a name').not.toBe('');
      }
    }
  });

  it('product 16: returns the focus to where it came from', () => {
    const { box, board, named } = boardOf(newMatch());
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    board()?.toggle();
    expect(box.contains(document.activeElement)).toBe(true);
    board()?.toggle();
    expect(document.activeElement).toBe(button);
    named('C3').focus();
    expect(board()?.isOpen()).toBe(true);
    board()?.toggle();
    expect([board()?.isOpen(), document.activeElement]).toEqual([false, button]);
  });

  describe.each([true, false])('with the setting that every step is confirmed: %s', (confirm) => {
    it.each(['Enter', ' '])(
      'says where the tile fits; %j previews it there, and places it when pressed again',
      (key) => {
        const created = createMatch(NEW_GAME, { confirm: () => confirm });
        if (!created.ok) throw new Error(created.error.message);
        const match = created.value;
        const { named } = boardOf(match);
        const [legal] = match.view.legalCells;
        if (!legal) throw new Error('Expected a legal cell');
        const name = nameOf(legal);
        expect(named(name).textContent).toContain('empty, the tile fits here');
        pressKey(key, named(name));
        expect(named(name).textContent).toContain('the tile is previewed here');
        expect(match.view.gesture).toMatchObject({ type: 'placing', x: legal.x, y: legal.y });
        pressKey(key, named(name));
        expect(match.view.state.last).toMatchObject({ x: legal.x, y: legal.y });
        expect(named(name).textContent).toContain('last tile placed');
        match.close();
      },
    );

    it('moves a previewed tile to another cell, and a key elsewhere places nothing', () => {
      const created = createMatch(NEW_GAME, { confirm: () => confirm });
      if (!created.ok) throw new Error(created.error.message);
      const match = created.value;
      const { named } = boardOf(match);
      const [first, second] = match.view.legalCells;
      const taken = match.view.state.laid[0];
      const bare = MATERIAL.board.cells.find((cell) => !match.view.legalCells.some((legal) => sameCell(legal, cell)));
      if (!first || !second || !bare) throw new Error('Expected two legal cells and another one');
      pressKey('Enter', named(nameOf(first)));
      pressKey('Enter', named(nameOf(second)));
      expect(match.view.gesture).toMatchObject({ type: 'placing', x: second.x, y: second.y });
      pressKey('Enter', named(nameOf(bare)));
      expect(match.view.state.laid.at(-1)).toEqual(taken);
      match.close();
    });
  });

  it('does not place the tile while the key that previews it is held', () => {
    const { match, named } = boardOf(stillMatch(newMatch().view));
    const [legal] = match.view.legalCells;
    if (!legal) throw new Error('Expected a legal cell');
    expect(pressKey('Enter', named(nameOf(legal)), { repeat: true })).toBe(false);
    expect(match.calls).toEqual([]);
  });

  it('confirms an option at a cell that is chosen already', () => {
    const option: Option = {
      id: 'fly',
      action: { player: 0, do: 'fly', x: 1, y: 1 },
      target: { on: 'cell', x: 1, y: 1, rotations: [] },
      piece: null,
      points: null,
      scorer: 0,
      declines: false,
    };
    const prompt = { actor: 0, awaiting: 'fly', options: [option], preset: null };
    const view: MatchView = { ...newMatch().view, prompt, legalCells: [] };
    const { match, named } = boardOf(stillMatch(view));
    pressKey('Enter', named('B2'));
    expect(match.calls).toEqual([['choose', 'fly']]);
    match.show({ ...view, gesture: { type: 'choosing', option, number: null } });
    pressKey('Enter', named('B2'));
    expect(match.calls.slice(1)).toEqual([['confirm']]);
  });

  it('is moved through by arrows, with one cell in the order of Tab', () => {
    const { named, cells } = boardOf(newMatch());
    named('B3').focus();
    pressKey('ArrowRight', named('B3'));
    expect(document.activeElement).toBe(named('C3'));
    pressKey('ArrowDown', named('C3'));
    expect(document.activeElement).toBe(named('C4'));
    pressKey('Home', named('C4'));
    expect(cells.filter((cell) => cell.tabIndex === 0)).toEqual([document.activeElement]);
  });

  it('describes tiles, followers, keeps and the last tile', () => {
    const view = viewUntil((one) => castleOf(one).followers.length > 2 && castleOf(one).keeps.some(Boolean));
    const { followers, keeps } = castleOf(view);
    const follower = followers[0];
    if (!follower) throw new Error('Expected a follower');
    expect(cellText(castle, view, follower)).toContain(`${view.players[follower.player]?.name}’s `);
    const owner = keeps[0] ? 0 : 1;
    const keep = keeps[owner];
    if (keep) expect(cellText(castle, view, keep)).toContain(`${view.players[owner]?.name}’s keep`);
  });

  it('says where the tile is previewed', () => {
    const match = newMatch();
    const [legal] = match.view.legalCells;
    if (!legal) throw new Error('Expected a legal cell');
    match.intents.tapCell(legal);
    expect(cellText(castle, match.view, legal)).toContain('the tile is previewed here');
    match.close();
  });
});
