import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { playCarcassonne } from '../../support/randomCarcassonne.ts';
import { featureIn, lying, playInWords, tile, tiles, wordsOf } from './notation.ts';

/** Small games in words say what they mean, or nothing. */

/** A beginning with one tile at 0,0, and these to come. */
function begin(start: string, deck: string): carcassonne.CarcassonnePosition {
  return carcassonne.startGame({
    rules: carcassonne.rulesOf(),
    players: ['Ada', 'Jan'],
    start: lying(start),
    deck: tiles(deck),
  });
}

describe('games in words', () => {
  test.each([1, 2, 3, 4, 5, 6])('say every action of whole games (%i)', (seed) => {
    const { setup, actions } = playCarcassonne(`words/${seed}`);
    const position = carcassonne.startGame(setup);
    const words: string[] = [];
    for (const action of actions) {
      words.push(wordsOf(position, action));
      const move = position.moveOf(action);
      if (!move.ok) throw new Error(move.error.message);
      position.play(move.value);
    }
    expect(playInWords(carcassonne.startGame(setup), words.join('; '))).toEqual({ ok: true, value: actions });
  });

  test('have tiles by the names in the tile data, some of them several times', () => {
    expect(tiles('monastery; 2 × dragon, straight road')).toEqual(['B02', 'D08', 'D08']);
    expect(lying('city edge at 0,-1 turned 2')).toEqual([{ tile: 'B21', x: 0, y: -1, rotation: 2 }]);
    expect(() => tile('castle')).toThrow('No tile');
    expect(() => tile('spring')).toThrow('Several tiles');
    expect(tile('spring', ['river-2'])).toBe('S01');
    expect(() => lying('monastery')).toThrow('no tile with its cell');
  });

  test('name features as they lie on the board, by what only they touch', () => {
    const crossing = begin('three roads at 0,0 turned 1', 'straight road');
    expect([0, 1, 2, 3, 4, 5].map((feature) => featureIn(crossing, { x: 0, y: 0, feature }))).toEqual([
      'south road',
      'west road',
      'north road',
      'east field',
      'south-west field',
      'north-west field',
    ]);
    expect(featureIn(crossing, { x: 5, y: 5, feature: 0 })).toBe('feature 0');
  });

  test('stop at what is no action, names several features or none, or is not legal', () => {
    for (const [words, code] of [
      ['place 1,0', 'malformed'],
      ['place at 0,-1; follower on south field', 'legal'],
      ['place at 0,-1; follower on field', 'malformed'],
      ['place at 0,-1; follower on city', 'malformed'],
      ['place at 0,-1; follower on feature 9', 'no-such-feature'],
      ['place at 0,-1 turned 4', 'malformed'],
      ['recall', 'wrong-action'],
      ['place at 1,0', 'side-must-match'],
    ] as const) {
      const told = playInWords(begin('monastery at 0,0', '2 × straight road'), words);
      expect(told.ok ? 'legal' : told.error.code, words).toBe(code);
    }
  });
});
