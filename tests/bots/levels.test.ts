import { describe, expect, test } from 'vitest';
import { IDEA_FEATURES as CARCASSONNE_IDEAS } from '../../src/bots/carcassonne/features.ts';
import { weightsFor, weightsSeen } from '../../src/bots/carcassonne/weights.ts';
import { IDEA_FEATURES as CASTLE_IDEAS } from '../../src/bots/castle/features.ts';
import { WEIGHTS, weightsSeen as castleWeightsSeen } from '../../src/bots/castle/weights.ts';
import { chooseAction } from '../../src/bots/choose.ts';
import { BOT_CHARACTERS, BOT_LEVELS, LEVELS, botLevel } from '../../src/bots/levels.ts';
import type { BotLevel } from '../../src/bots/levels.ts';
import { CLEAR, IDEAS } from '../../src/bots/sight.ts';
import type { Sight } from '../../src/bots/sight.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import { played } from '../game/carcassonne/played.ts';

/** Weaker levels make mistakes that people make. */

const SEEDS = Array.from({ length: 100 }, (_, n) => `seed ${n}`);
/** The share of a level's choices that are of this sort; weaker levels choose by chance among good ones. */
const shareOf = (
  state: ReturnType<typeof played>['state'],
  level: BotLevel,
  is: (action: ReturnType<typeof chooseAction>) => boolean,
): number => SEEDS.filter((seed) => is(chooseAction(state, level, seed))).length / SEEDS.length;

describe('a lone farmer could score four completed cities', () => {
  const cities = [0, 1, 2, 3].map((x) => `city edge at ${x},0; city edge at ${x},-1 turned 2`).join('; ');
  const { state } = played('abbot', '10 × straight road', 'place at 0,1', { start: cities });
  const claims = (level: BotLevel): number =>
    shareOf(state, level, (action) => action.do === 'deploy' && action['feature'] === 1);

  test('a novice claims the field only by chance', () => {
    expect(claims('novice')).toBeLessThan(0.25);
  });

  test.each([
    ['page', 0.8],
    ['squire', 0.9],
    ['knight', 0.9],
    ['steward', 0.95],
    ['castellan', 0.99],
  ] as const)('a %s claims it in more than %d of all games', (level, share) => {
    expect(claims(level)).toBeGreaterThan(share);
  });
});

describe('a tile could leave an opponent’s city with a gap that nothing fits, or complete a road', () => {
  const around =
    'city edge at 1,-1 turned 3; city edge at -1,-1 turned 1; monastery at 1,0; monastery at -1,0; monastery at 1,1';
  const roads = 'three roads at 2,-1 turned 3; three roads at 2,2 turned 3';
  const held = 'place at 2,0 turned 1; follower on road; place at 0,-2 turned 2; follower on city';
  const { state } = played('abbot', 'straight road; city edge; 20 × straight road', held, {
    start: `full city, coat of arms at 0,-1; ${around}; ${roads}`,
  });
  const spoils = (level: BotLevel): number => shareOf(state, level, (action) => action['x'] === 0 && action['y'] === 1);

  test.each(['novice', 'page'] as const)('a %s spoils it only by chance', (level) => {
    expect(spoils(level)).toBeLessThan(0.1);
  });

  test('a knight often does, a steward mostly, a castellan nearly always', () => {
    expect(spoils('knight')).toBeGreaterThan(0.3);
    expect(spoils('steward')).toBeGreaterThan(0.6);
    expect(spoils('castellan')).toBeGreaterThan(0.9);
  });
});

describe('levels', () => {
  test('see more from level to level, and everything from the castellan on', () => {
    const ladder: readonly Sight[] = BOT_LEVELS.slice(0, BOT_LEVELS.indexOf('regent') + 1).map(
      (level) => LEVELS[level].sight,
    );
    for (const idea of [...IDEAS, 'rivals'] as const) {
      const seen = ladder.map((sight) => sight[idea] ?? 1);
      expect([idea, seen.toSorted((a, b) => a - b)]).toEqual([idea, seen]);
    }
    expect([LEVELS.castellan.sight, LEVELS.regent.sight]).toEqual([CLEAR, CLEAR]);
  });

  test('from other versions play as the castellan; those of saved games keep their names', () => {
    expect(botLevel('of a later version')).toBe('castellan');
    for (const level of ['novice', 'page', 'squire', 'knight', 'steward', 'castellan', 'regent', 'builder', 'spoiler'])
      expect(botLevel(level)).toBe(level);
  });

  test('are described in one line in every language', async () => {
    for (const language of LANGUAGES) {
      const texts = await loadTexts(language);
      const hints = BOT_LEVELS.map((level) => texts.levelHint(level));
      expect(new Set([...hints, ...BOT_LEVELS.map((level) => texts.level(level))]).size).toBe(2 * BOT_LEVELS.length);
      for (const hint of hints) expect(hint.length).toBeLessThan(110);
    }
  });

  test('that have a personality are the last ones, and work as much as the regent', () => {
    expect(BOT_LEVELS.slice(-BOT_CHARACTERS.length)).toEqual(BOT_CHARACTERS);
    for (const level of BOT_CHARACTERS) expect(LEVELS[level].work).toBe(LEVELS.regent.work);
  });
});

describe('what a level sees', () => {
  test.each([
    ['The Castle', CASTLE_IDEAS],
    ['Carcassonne', CARCASSONNE_IDEAS],
  ])('is one idea for each feature of the evaluation: %s', (_, { gaps, likes, ...ideas }) => {
    const features = [...Object.values(ideas).flat(), ...gaps.map(([feature]) => feature)];
    expect(new Set(features).size).toBe(features.length);
    expect(Object.keys(likes).length).toBeGreaterThan(0);
  });

  test('changes no weight of a player who sees everything', () => {
    expect(castleWeightsSeen(CLEAR)).toBe(WEIGHTS);
    expect(castleWeightsSeen({})).toEqual(WEIGHTS);
    expect(weightsSeen(2, true, CLEAR)).toBe(weightsFor(2));
    expect(weightsSeen(4, true, {})).toEqual(weightsFor(4));
  });
});
