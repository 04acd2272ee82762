import type { TileId, RuleSetId } from '../../game/index.ts';
import { materialOf } from '../../game/index.ts';
import type { CommonKey, RuleKey } from '../../i18n/index.ts';
import { paintedBoard } from '../games/painted.ts';
import { castleStart, castleWay } from '../learn/castleLesson.ts';
import type { CastleSetting } from '../learn/castleLesson.ts';
import { AREA, empty } from '../learn/lessons/castleEmpty.ts';
import { token } from '../learn/lessons/castleJoining.ts';
import type { Book, Chapter } from './book.ts';
import { playScene } from './scene.ts';
import type { Scene } from './scene.ts';

/** A sentence in the words of the rule set, or one that rule sets share. */
export type SharedBookText = Extract<CommonKey, `book.${string}`>;
export type OwnBookText = Extract<RuleKey, `rule.${string}` | `category.${string}`>;
export type CastleBookText = OwnBookText | SharedBookText;
type CastleScene = Scene<CastleBookText> & Pick<CastleSetting, 'deck'> & Partial<CastleSetting>;

const tiles = (deck: string): readonly TileId[] => deck.split(' ');

/** Parts of the board that scenes show. */
const GATE = { x: 1.5, y: -0.9, w: 4, h: 3 };
const EAST = { x: 5.7, y: 4.9, w: 4, h: 3 };
const SOUTH = { x: 1.5, y: 6.7, w: 4, h: 3 };
const WHOLE = { x: -0.75, y: -0.75, w: 10.5, h: 10.5 };
/** Never drawn; its only purpose is that the game does not end. */
const REST = ' C25 C30 C46';

const STARTS = [
  { x: 3, y: 0 },
  { x: 8, y: 3 },
  { x: 8, y: 6 },
  { x: 6, y: 8 },
  { x: 3, y: 8 },
  { x: 0, y: 6 },
  { x: 0, y: 3 },
];

const CHAPTERS: readonly Chapter<CastleBookText, CastleScene>[] = [
  {
    topic: 'goal',
    heading: 'book.title.goal',
    parts: [
      { say: 'rule.goal' },
      { text: 'rule.goal.board', deck: tiles('C15'), opening: '', camera: WHOLE, cells: STARTS },
      { say: 'rule.need' },
    ],
  },
  { topic: 'turn', heading: 'book.title.turn', parts: [{ say: 'book.turn' }] },
  {
    topic: 'place',
    heading: 'book.title.place',
    parts: [
      { say: 'rule.place' },
      { text: 'rule.place.right', deck: tiles('C15 C56'), opening: 'p300', camera: GATE, right: true },
      { text: 'rule.place.free', deck: tiles('C56 C46 C30'), opening: 'p860 x p760', camera: EAST, right: true },
      {
        text: 'rule.place.wrong',
        deck: tiles('C56 C15 C30'),
        opening: 'p860 x',
        camera: EAST,
        wrong: { do: 'place', x: 7, y: 6, rotation: 1, code: 'path-must-continue' },
      },
      {
        text: 'rule.place.alone',
        deck: tiles('C15 C25 C30'),
        opening: 'p300 x',
        camera: GATE,
        wrong: { do: 'place', x: 4, y: 1, rotation: 0, code: 'not-adjacent' },
      },
      { say: 'book.place.aside' },
    ],
  },
  {
    topic: 'deploy',
    heading: 'book.title.deploy',
    parts: [
      { say: 'rule.deploy' },
      {
        text: 'rule.deploy.kinds',
        deck: tiles('C15 C10 C31 C58 C30'),
        opening: 'p300 d0 p310 d3 p413 d1 p401 d0',
        camera: GATE,
      },
      {
        text: 'rule.deploy.taken',
        deck: tiles('C15 C10 C30'),
        opening: 'p300 d0 p310',
        camera: GATE,
        wrong: { do: 'deploy', feature: 0, code: 'region-occupied' },
        regions: [{ x: 3, y: 1, feature: 0 }],
      },
      { say: 'book.deploy.supply' },
    ],
  },
  {
    topic: 'score',
    heading: 'book.title.score',
    parts: [
      { say: 'rule.complete' },
      { say: 'book.complete.who' },
      {
        text: 'rule.complete.tie',
        deck: tiles(`C43 C59 C40 C41${REST}`),
        opening: 'p380 d0 p280 d0 p372 x',
        play: 'p271 x',
        camera: SOUTH,
        regions: [{ x: 3, y: 8, feature: 0 }],
      },
      { say: 'book.complete.order' },
    ],
  },
  {
    topic: 'path',
    heading: 'category.path',
    parts: [
      { say: 'rule.path' },
      {
        text: 'rule.path.plain',
        deck: tiles(`C15 C56 C31${REST}`),
        opening: 'p300 d0 p860 x',
        play: 'p310 x',
        camera: GATE,
      },
      {
        text: 'rule.path.double',
        deck: tiles(`C16 C56 C31${REST}`),
        opening: 'p300 d0 p860 x',
        play: 'p310 x',
        camera: GATE,
      },
      {
        text: 'rule.path.end',
        deck: tiles(`C15 C56 C02${REST}`),
        opening: 'p300 d0 p860 x',
        play: 'p310 x',
        camera: GATE,
      },
    ],
  },
  {
    topic: 'house',
    heading: 'category.house',
    parts: [
      { say: 'rule.house' },
      {
        text: 'rule.house.keep',
        deck: tiles(`C53 C56 C58${REST}`),
        opening: 'p831 d0 p860 x',
        play: 'p731 x',
        camera: { x: 5.7, y: 2, w: 4, h: 3 },
      },
    ],
  },
  {
    topic: 'tower',
    heading: 'category.tower',
    parts: [
      { say: 'rule.tower' },
      {
        text: 'rule.tower.plain',
        deck: tiles(`C43 C56 C59${REST}`),
        opening: 'p380 d0 p860 x',
        play: 'p372 x',
        camera: SOUTH,
      },
    ],
  },
  {
    topic: 'court',
    heading: 'category.court',
    parts: [
      { say: 'rule.court' },
      {
        text: 'rule.court.end',
        deck: tiles('C55 C43 C38 C56'),
        opening: 'p860 d0 p380 d0 p762 x',
        play: 'p370 x',
        camera: EAST,
        only: 'court',
      },
    ],
  },
  {
    topic: 'keep',
    heading: 'category.keep',
    parts: [
      { say: 'rule.keep' },
      {
        ...empty,
        text: 'rule.keep.race',
        opening: empty.opening,
        play: 'p280 x',
        camera: WHOLE,
        cells: AREA,
        only: 'keep',
      },
    ],
  },
  {
    topic: 'tokens',
    heading: 'book.title.tokens',
    only: { option: 'tokens', is: true },
    parts: [
      { say: 'book.tokens' },
      {
        text: 'book.tokens.stop',
        deck: token.deck,
        wall: token.wall,
        opening: token.opening,
        play: 'p031 d1',
        camera: { x: 3.4, y: -1.3, w: 4, h: 3 },
      },
      { say: 'book.tokens.limits' },
      { say: 'book.tokens.same-turn', only: { option: 'tokenUse', is: 'same-turn' } },
      { say: 'book.tokens.next-turn', only: { option: 'tokenUse', is: 'next-turn' } },
      { say: 'book.tokens.yours' },
      { exhibit: 'tokens' },
    ],
  },
  {
    topic: 'end',
    heading: 'book.title.end',
    parts: [{ say: 'book.end' }, { say: 'rule.end.final' }, { say: 'rule.end.unfinished' }],
  },
];

export const castleBook = (rules: RuleSetId): Book => ({
  chapters: CHAPTERS,
  setup: () => paintedBoard(rules, materialOf(undefined)),
  play(scene) {
    const { deck, options = {}, wall = {} } = scene as CastleScene;
    return playScene(scene, {
      start: castleStart({ deck, options, wall }, rules),
      wayOf: (way) => castleWay(way, rules),
    });
  },
});
