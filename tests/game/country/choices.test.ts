import { describe, expect, it } from 'vitest';
import { country } from '../../../src/game/index.ts';
import { playCountry } from '../../support/randomCountry.ts';

/** A game that goes on from some tiles: actions by hand, the rest of the deck given. */
function play(deck: readonly string[], modules: readonly string[], actions: readonly country.Action[]): country.CountryPosition {
  const rules = country.rulesOf({ ...country.DEFAULT_OPTIONS, modules });
  const position = country.startGame({ rules, players: ['Ada', 'Jan'], start: rules.start, deck });
  for (const action of actions) {
    const move = position.moveOf(action);
    if (!move.ok) throw new Error(move.error.message);
    position.play(move.value);
  }
  return position;
}

describe('choices of the countryside', () => {
  it.each(['first', 'second', 'third', 'fourth'])('are exactly the legal actions, through a whole game: %s', (seed) => {
    playCountry(`choices/${seed}`, (position) => {
      const { cells, deploy, recall } = country.choicesOf(position);
      const actions = position.legalActions();
      if (position.awaiting === 'place') {
        const placed = cells.flatMap(({ x, y, rotations }) => rotations.map((rotation) => `${x},${y},${rotation}`));
        expect(placed.toSorted()).toEqual(actions.map(({ x, y, rotation }) => `${x},${y},${rotation}`).toSorted());
        return;
      }
      const last = position.actor;
      expect(deploy.map(({ figure, feature }) => `${figure} ${feature}`).toSorted()).toEqual(actions.flatMap(({ do: verb, figure = 'follower', feature }) => (verb === 'deploy' ? [`${figure} ${feature}`] : [])).toSorted());
      expect(recall !== null).toBe(actions.some(({ do: verb }) => verb === 'recall'));
      expect(position.actor).toBe(last);
    });
  });

  it('tell what an abbot would bring home, and take nothing away by asking', () => {
    let asked = 0;
    for (let n = 0; n < 12 && asked < 5; n++) {
      playCountry(`abbot/${n}`, (position) => {
        const { recall } = country.choicesOf(position);
        if (!recall) return;
        asked += 1;
        const before = country.stateOf(position);
        const move = position.moveOf({ player: position.actor, do: 'recall' });
        if (!move.ok) throw new Error(move.error.message);
        const { actor } = position;
        const score = position.score(actor);
        position.play(move.value, 'draw');
        // The tile may have completed something of the same player besides.
        expect(position.score(actor) - score).toBeGreaterThanOrEqual(recall.points);
        position.undo();
        expect(country.stateOf(position)).toEqual(before);
      });
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('say where a figure scores at once', () => {
    const position = play(['B02', 'B03'], [], []);
    expect(country.choicesOf(position).cells.every(({ rotations }) => rotations.length > 0)).toBe(true);
    expect(country.choicesOf(position).deploy).toEqual([]);
  });
});
