import { describe, expect, it } from 'vitest';
import { climbed, ladderOf } from '../../src/session/archive/ladder.ts';
import type { Handicap, Rung } from '../../src/session/archive/ladder.ts';
import { CATALOGUE } from '../../src/session/app/catalogue.ts';
import { archiveOf, finishedSave } from '../support/finishedGames.ts';
import type { FinishedChange } from '../support/finishedGames.ts';

const { botLevels: levels, botCharacters: characters } = CATALOGUE;
const ladder = (most: number): readonly Rung[] => ladderOf({ levels, characters, most });
const RECORD = { rules: 'castle' };

/** Wins on a rung with one game. */
function wins(level: string, handicap: Handicap | null, change: FinishedChange, record: object = RECORD): number {
  const seats = change.seats ?? [{ kind: 'human' }, { kind: 'bot', level }];
  const archive = archiveOf([finishedSave(record, { scores: [60, 50], ...change, seats })]);
  return climbed([{ level, handicap }], archive, 'castle')[0]?.wins ?? 0;
}

describe('the ladder', () => {
  it('leads from the weakest level over the personalities to harder games against the strongest', () => {
    const words = ladder(2).map(({ level, handicap }) => [level, handicap ?? ''].join(' ').trim());
    expect(words).toEqual([
      'novice',
      'page',
      'squire',
      'knight',
      'steward',
      'castellan',
      'regent',
      'builder',
      'spoiler',
      'landlord',
      'miser',
      'regent second',
      'regent unaided',
      'regent ahead',
    ]);
    expect(ladder(6).map(({ handicap }) => handicap)).toContain('both');
  });

  it('counts victories over this opponent, and no others', () => {
    expect(wins('page', null, {})).toBe(1);
    expect(wins('page', null, { scores: [50, 50] })).toBe(0);
    expect(wins('page', null, { scores: [40, 50] })).toBe(0);
    expect(wins('page', null, { seats: [{ kind: 'human' }, { kind: 'bot', level: 'squire' }] })).toBe(0);
    expect(wins('page', null, { seats: [{ kind: 'human' }, { kind: 'peer' }] })).toBe(0);
    expect(wins('page', null, { result: { ended: 'resigned', by: 1 } })).toBe(0);
    expect(wins('page', null, { result: { counted: false } })).toBe(0);
    expect(wins('page', null, {}, { rules: 'zamek' })).toBe(0);
    // With tiles of one's own, anything could be won.
    expect(wins('page', null, {}, { ...RECORD, set: {} })).toBe(0);
  });

  it('asks for more where a game is harder', () => {
    const REGENT = { kind: 'bot', level: 'regent' } as const;
    expect(wins('regent', 'second', {})).toBe(0);
    expect(wins('regent', 'second', { seats: [REGENT, { kind: 'human' }], scores: [50, 60] })).toBe(1);
    expect(wins('regent', 'unaided', { without: ['hints', 'tiles'] })).toBe(0);
    expect(wins('regent', 'unaided', { without: ['hints', 'projected', 'tiles'] })).toBe(1);
    expect(wins('regent', 'ahead', { scores: [59, 50] })).toBe(0);
    expect(wins('regent', 'ahead', { scores: [60, 50] })).toBe(1);
    expect(wins('regent', 'both', {})).toBe(0);
    expect(wins('regent', 'both', { seats: [{ kind: 'human' }, REGENT, REGENT], scores: [60, 50, 40] })).toBe(1);
  });
});
