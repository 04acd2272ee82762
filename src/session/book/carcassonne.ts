import { carcassonne } from '../../game/index.ts';
import type { TileId } from '../../game/index.ts';
import { paintedPlane } from '../games/painted.ts';
import { carcassonneStart } from '../learn/carcassonneLesson.ts';
import type { CarcassonneSetting } from '../learn/carcassonneLesson.ts';
import { monastery } from '../learn/lessons/carcassonneRegions.ts';
import type { Book, Chapter } from './book.ts';
import type { CarcassonneChapter, CarcassonneScene, CarcassonneBookText } from './carcassonneChapter.ts';
import { MODULE_CHAPTERS } from '../../expansions/book.ts';
import { playScene } from './scene.ts';

const tiles = (deck: string): readonly TileId[] => deck.split(' ');

/** Never drawn; its only purpose is that the game does not end. */
const REST = ' B31 B29 B28 B21';
const ROAD = { x: -1.3, y: -1.4, w: 4, h: 3 };
const NORTH = { x: -1.3, y: -2.2, w: 4, h: 3.4 };

const BASE: readonly CarcassonneChapter[] = [
  {
    topic: 'goal',
    heading: 'book.title.goal',
    parts: [{ say: 'carcassonne.book.goal' }, { say: 'carcassonne.book.need' }],
  },
  { topic: 'turn', heading: 'book.title.turn', parts: [{ say: 'book.turn' }] },
  {
    topic: 'place',
    heading: 'book.title.place',
    parts: [
      { say: 'carcassonne.book.place' },
      { text: 'carcassonne.book.place.right', deck: tiles('B31 B31'), opening: 'p1,0,0', camera: ROAD, right: true },
      { text: 'carcassonne.book.place.city', deck: tiles('B21 B31'), opening: 'p0,-1,2', camera: ROAD, right: true },
      {
        text: 'carcassonne.book.place.wrong',
        deck: tiles('B21 B31'),
        opening: '',
        camera: ROAD,
        wrong: { do: 'place', x: 0, y: -1, rotation: 0, code: 'side-must-match' },
      },
      {
        text: 'carcassonne.book.place.alone',
        deck: tiles('B02 B31'),
        opening: '',
        camera: ROAD,
        wrong: { do: 'place', x: 1, y: -1, rotation: 0, code: 'not-adjacent' },
      },
      { say: 'book.place.aside' },
    ],
  },
  {
    topic: 'deploy',
    heading: 'book.title.deploy',
    parts: [
      { say: 'carcassonne.book.deploy' },
      {
        text: 'carcassonne.book.deploy.kinds',
        deck: tiles('B31 B11 B02 B21 B31'),
        opening: 'p1,0,0 d0 p0,-1,1 d0 p1,-1,0 d0 p2,-1,0 d1',
        camera: { x: -0.5, y: -1.7, w: 4, h: 3 },
      },
      {
        text: 'carcassonne.book.deploy.taken',
        deck: tiles('B31 B31 B31'),
        opening: 'p1,0,0 d0 p2,0,0',
        camera: { x: -0.5, y: -1, w: 4, h: 3 },
        wrong: { do: 'deploy', feature: 0, code: 'region-occupied' },
        regions: [{ x: 1, y: 0, feature: 0 }],
      },
      { say: 'carcassonne.book.deploy.supply' },
    ],
  },
  {
    topic: 'score',
    heading: 'book.title.score',
    parts: [
      { say: 'carcassonne.book.score' },
      {
        text: 'carcassonne.book.score.tie',
        deck: tiles(`B11 B31 B02 B21 B14${REST}`),
        opening: 'p0,-1,1 d0 p1,0,0 x p1,-1,0 x p1,-2,3 d0',
        play: 'p0,-2,2 x',
        camera: { x: -1.3, y: -2.4, w: 4, h: 3.6 },
      },
    ],
  },
  {
    topic: 'road',
    heading: 'carcassonne.category.road',
    parts: [
      { say: 'carcassonne.book.road' },
      {
        text: 'carcassonne.book.road.complete',
        deck: tiles(`B31 B03 B28${REST}`),
        opening: 'p1,0,0 d0 p-1,0,3 x',
        play: 'p2,0,0 x',
        camera: { x: -1.4, y: -1.2, w: 4.8, h: 3.2 },
      },
    ],
  },
  {
    topic: 'city',
    heading: 'carcassonne.category.city',
    parts: [
      { say: 'carcassonne.book.city' },
      {
        text: 'carcassonne.book.city.complete',
        deck: tiles(`B10 B31 B21${REST}`),
        opening: 'p0,-1,1 d0 p1,0,0 x',
        play: 'p0,-2,2 x',
        camera: NORTH,
      },
      { say: 'carcassonne.book.city.tiny', only: { option: 'tinyCity', is: '2' } },
    ],
  },
  {
    topic: 'monastery',
    heading: 'carcassonne.category.monastery',
    parts: [
      { say: 'carcassonne.book.monastery' },
      {
        text: 'carcassonne.book.monastery.complete',
        deck: monastery.deck,
        opening: `${monastery.opening} p0,1,0 d0 p0,-1,2 x`,
        play: 'p-1,1,1 x',
        camera: { x: -1.75, y: -0.45, w: 4.5, h: 3.4 },
      },
    ],
  },
  {
    topic: 'field',
    heading: 'carcassonne.category.field',
    parts: [
      { say: 'carcassonne.book.field', only: { option: 'fields', is: 'each-3' } },
      { say: 'carcassonne.book.field.city-4', only: { option: 'fields', is: 'city-4' } },
      { say: 'carcassonne.book.field.off', only: { option: 'fields', is: 'off' } },
      {
        text: 'carcassonne.book.field.borders',
        deck: tiles('B31 B31'),
        opening: 'p1,0,0',
        camera: { x: -0.8, y: -0.9, w: 3.6, h: 2.7 },
        regions: [
          { x: 0, y: 0, feature: 2 },
          { x: 0, y: 0, feature: 3 },
        ],
      },
      {
        text: 'carcassonne.book.field.end',
        deck: tiles('B31 B21 B21 B21'),
        opening: 'p1,0,0 d1 p0,-1,2 x p1,-1,0 x',
        play: 'p1,-2,2 x',
        camera: { x: -1, y: -2.3, w: 4, h: 3.5 },
        only: 'field',
      },
      { say: 'carcassonne.book.field.stay' },
    ],
  },
];

const END: CarcassonneChapter = {
  topic: 'end',
  heading: 'book.title.end',
  parts: [
    { say: 'carcassonne.book.end' },
    {
      text: 'carcassonne.book.end.unfinished',
      deck: tiles('B10 B31'),
      opening: 'p0,-1,1 d0 p1,0,0',
      play: 'd0',
      camera: ROAD,
    },
    { say: 'carcassonne.book.end.win' },
  ],
};

const CHAPTERS: readonly Chapter<CarcassonneBookText, CarcassonneScene>[] = [
  ...BASE,
  END,
  ...MODULE_CHAPTERS.map((chapter) => ({ ...chapter, label: 'carcassonne.book.expansion' as const })),
];

export const carcassonneBook: Book = {
  chapters: CHAPTERS,
  setup: () =>
    paintedPlane(carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules: carcassonne.MODULE_IDS }).allPrinted),
  play(scene) {
    const { deck, modules = [] } = scene as CarcassonneScene;
    const setting: CarcassonneSetting = { deck, modules };
    return playScene(scene, { start: carcassonneStart(setting), wayOf: (way) => way });
  },
};
