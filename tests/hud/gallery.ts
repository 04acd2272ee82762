/** The HUD without the table, at a stage named in the address: `gallery.html?stage=deploy&rules=zamek`. For looking at. */
import type { Rotation } from '../../src/game/index.ts';
import { MATERIAL } from '../../src/game/index.ts';
import { mountHud } from '../../src/hud/mount.ts';
import type { Match } from '../../src/session/contract.ts';
import { fakeApp, newMatch, optionsOf, playStep, playUntil } from './fixture.ts';
import { DEFAULT_SOUND } from '../../src/sound/contract.ts';

const COLOURS: Readonly<Record<string, string>> = {
  path: '#dcc9a2',
  house: '#ad5e44',
  tower: '#8f8d8a',
  court: '#627845',
};

/** A rough tile, so that the tray is not empty. */
async function sketch(id: string, rotation: Rotation): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(192, 192);
  const pen = canvas.getContext('2d');
  const tile = MATERIAL.tiles.find((spec) => spec.id === id);
  if (!pen || !tile) throw new Error('Expected a canvas and a tile');
  pen.fillStyle = '#627845';
  pen.fillRect(0, 0, 192, 192);
  pen.translate(96, 96);
  pen.rotate((rotation * Math.PI) / 2);
  for (const feature of tile.features) {
    for (const side of feature.sides) {
      pen.save();
      pen.rotate(({ N: 0, E: 1, S: 2, W: 3 }[side] * Math.PI) / 2);
      pen.fillStyle = COLOURS[feature.kind] ?? '#fff';
      if (feature.kind === 'path') pen.fillRect(-13, -96, 26, 96);
      else pen.fillRect(-96, -96, 192, 50);
      pen.restore();
    }
  }
  return createImageBitmap(canvas);
}

const query = new URLSearchParams(location.search);
const stage = query.get('stage') ?? 'menu';
const rules = query.get('rules') === 'zamek' ? 'zamek' : 'castle';

function matchFor(): Match | null {
  const turn = 27;
  switch (stage) {
    case 'start':
      return newMatch({ rules });
    case 'place':
      return playUntil(
        (view) => view.state.turn >= turn && view.gesture.type === 'idle' && view.legalCells.length > 0,
        { rules },
      );
    case 'placing': {
      const match = playUntil(
        (view) => view.state.turn >= turn && view.legalCells.some((cell) => cell.rotations.length > 1),
        { rules },
      );
      const cell = match.view.legalCells.find((legal) => legal.rotations.length > 1);
      if (cell) match.intents.tapCell(cell);
      return match;
    }
    case 'deploy':
      return playUntil((view) => view.state.turn > 5 && optionsOf(view, 'deploy').length > 4, { rules });
    case 'score':
      return playUntil((view) => optionsOf(view, 'score').length > 1, { rules });
    case 'end':
      return playUntil((view) => optionsOf(view, 'token').length > 0, { rules });
    case 'over':
      return playUntil((view) => view.over, { rules });
    case 'bot':
      return newMatch({ rules, seats: [{ kind: 'bot', level: 'steward' }, { kind: 'human' }] });
    default:
      return null;
  }
}

const match = matchFor();
const size = Number(query.get('text') ?? '1');
const app = fakeApp(
  {
    match,
    screen: match ? 'game' : 'menu',
    settings: {
      speed: 1,
      confirm: true,
      motion: query.has('calm') ? 'off' : 'auto',
      textSize: size === 2 ? 2 : size === 1.5 ? 1.5 : 1,
      light: 'day',
      aids: true,
      level: 'novice',
      language: 'en',
      sound: DEFAULT_SOUND,
      signal: '',
      ice: '',
      chatMuted: false,
    },
    notices: query.has('notices')
      ? [
          { id: 1, code: 'update', tone: 'status', actions: ['reload'] },
          { id: 2, code: 'save-quota', tone: 'alert', actions: ['export'] },
        ]
      : [],
    savedGames: query.has('fresh') ? [] : fakeApp().savedGames,
  },
  sketch,
);
const root = document.querySelector<HTMLElement>('#hud');
if (root) mountHud(root, app);
if (match) {
  const step = (event: KeyboardEvent): void => {
    if (event.key === 'p') playStep(match);
  };
  addEventListener('keydown', step);
}
