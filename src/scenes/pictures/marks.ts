import type { Scene } from 'phaser';
import { addTexture, makeCanvas } from './canvas.ts';
import { numeralWidth, writeNumerals } from './numerals.ts';
import { CREAM, GOLD, INK, darkOf, inkOf, lightOf } from './palette.ts';

/** Pixels per cell of the frames; a power of two, so that they stay smooth when small. */
const CELL = 256;

const roundRect = (g: CanvasRenderingContext2D, inset: number, radius: number, size = CELL): void => {
  g.beginPath();
  g.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, radius);
};

/** `dashed`: the tile does not fit by itself. */
function paintLegal(
  g: CanvasRenderingContext2D,
  { hot, dashed }: { readonly hot: boolean; readonly dashed: boolean },
): void {
  const inset = CELL * 0.065;
  const radius = CELL * 0.09;
  roundRect(g, inset, radius);
  g.fillStyle = hot ? 'rgba(255,240,190,.30)' : 'rgba(255,240,190,.13)';
  g.fill();
  g.save();
  roundRect(g, inset, radius);
  g.clip();
  // An inner glow: the shadow of a frame that is itself outside the clip.
  g.shadowColor = `rgba(255,226,140,${hot ? 0.9 : 0.6})`;
  g.shadowBlur = CELL * 0.16;
  roundRect(g, inset - 6, radius + 6);
  g.strokeStyle = '#ffe28c';
  g.lineWidth = 12;
  g.stroke();
  g.restore();
  roundRect(g, inset, radius);
  if (dashed) g.setLineDash([CELL * 0.085, CELL * 0.06]);
  g.strokeStyle = 'rgba(70,44,8,.35)';
  g.lineWidth = hot ? 13 : 9;
  g.stroke();
  g.strokeStyle = hot ? 'rgba(255,240,190,1)' : 'rgba(255,232,160,.82)';
  g.lineWidth = hot ? 9 : 6;
  g.stroke();
  // A sign is drawn in the middle.
  if (dashed) return;
  g.translate(CELL / 2, CELL / 2);
  g.rotate(Math.PI / 4);
  const side = CELL * (hot ? 0.17 : 0.12);
  g.shadowColor = 'rgba(90,60,0,.6)';
  g.shadowBlur = 14;
  g.fillStyle = hot ? '#fffbe8' : 'rgba(255,244,205,.92)';
  g.beginPath();
  g.roundRect(-side / 2, -side / 2, side, side, side * 0.14);
  g.fill();
}

/** Frame of the preview: the tile covers the middle half of the picture. */
function paintGhostFrame(g: CanvasRenderingContext2D): void {
  const inset = CELL * 0.25;
  const frame = (width: number, ink: string, grow: number): void => {
    roundRect(g, inset - grow, 6 + grow);
    g.lineWidth = width;
    g.strokeStyle = ink;
    g.stroke();
  };
  g.shadowColor = 'rgba(255,215,110,.95)';
  g.shadowBlur = 18;
  frame(4, 'rgba(255,215,110,.75)', 2);
  g.shadowBlur = 0;
  frame(7, 'rgba(90,56,10,.75)', 2);
  frame(4, GOLD, 1);
}

/** A soft dark square in the middle half of the picture. */
function paintSoftSquare(g: CanvasRenderingContext2D): void {
  // Only the shadow is wanted: the square itself is far outside the picture.
  g.shadowColor = 'rgba(10,6,20,.85)';
  g.shadowBlur = 22;
  g.shadowOffsetX = CELL * 2;
  g.fillStyle = '#000';
  g.fillRect(CELL * 0.25 - CELL * 2, CELL * 0.25, CELL * 0.5, CELL * 0.5);
}

function paintGlow(g: CanvasRenderingContext2D, size: number, colour: string): void {
  const glow = g.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  glow.addColorStop(0, colour);
  glow.addColorStop(0.45, `${colour}99`);
  glow.addColorStop(1, `${colour}00`);
  g.fillStyle = glow;
  g.fillRect(0, 0, size, size);
}

function paintFrame(g: CanvasRenderingContext2D, colour: number | null): void {
  roundRect(g, 5, 6);
  g.lineWidth = 9;
  g.strokeStyle = 'rgba(20,12,4,.45)';
  g.stroke();
  g.lineWidth = 6;
  g.strokeStyle = inkOf(colour);
  g.stroke();
  roundRect(g, 8, 4);
  g.lineWidth = 1.5;
  g.strokeStyle = lightOf(colour);
  g.stroke();
}

const ARROWS = {
  cw: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M17.6 2.6v4.300h-4.300',
  ccw: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4M6.4 2.6v4.300h4.300',
} as const;

/** A parchment disc that fills 7/8 of the picture; the rest is its shadow. */
export function paintDisc(g: CanvasRenderingContext2D, size: number): void {
  const r = size * 0.42;
  g.save();
  g.shadowColor = 'rgba(16,10,4,.55)';
  g.shadowBlur = size * 0.06;
  g.shadowOffsetY = size * 0.03;
  const fill = g.createLinearGradient(0, size / 2 - r, 0, size / 2 + r);
  fill.addColorStop(0, '#fff8e8');
  fill.addColorStop(1, '#e6d2a6');
  g.fillStyle = fill;
  g.beginPath();
  g.arc(size / 2, size / 2, r, 0, Math.PI * 2);
  g.fill();
  g.restore();
  g.strokeStyle = 'rgba(92,60,24,.6)';
  g.lineWidth = size * 0.012;
  g.stroke();
}

function paintRim(g: CanvasRenderingContext2D, size: number, ink: string): void {
  g.beginPath();
  g.arc(size / 2, size / 2, size * 0.385, 0, Math.PI * 2);
  g.lineWidth = size * 0.07;
  g.strokeStyle = ink;
  g.stroke();
}

function paintButton(g: CanvasRenderingContext2D, size: number, arrow: string): void {
  paintDisc(g, size);
  const scale = size / 46;
  g.translate(size / 2 - 12 * scale, size / 2 - 12 * scale);
  g.scale(scale, scale);
  g.strokeStyle = '#4a3420';
  g.lineWidth = 2.2;
  g.lineCap = 'round';
  g.lineJoin = 'round';
  g.stroke(new Path2D(arrow));
}

function paintFlag(g: CanvasRenderingContext2D, text: string): void {
  g.strokeStyle = INK;
  g.lineWidth = 6;
  g.lineCap = 'round';
  g.beginPath();
  g.moveTo(10, 8);
  g.lineTo(10, 122);
  g.stroke();
  g.beginPath();
  g.moveTo(12, 10);
  g.lineTo(122, 14);
  g.lineTo(112, 36);
  g.lineTo(122, 60);
  g.lineTo(12, 62);
  g.closePath();
  g.fillStyle = '#a32638';
  g.fill();
  g.lineWidth = 4;
  g.stroke();
  writeNumerals(g, text, { x: 62, y: 36, height: 32, room: 84, ink: CREAM });
}

function paintPrey(g: CanvasRenderingContext2D, size: number): void {
  const r = size * 0.42;
  g.translate(size / 2, size / 2);
  g.beginPath();
  for (let n = 0; n < 12; n += 1) {
    const at = (angle: number, far: number): [number, number] => [Math.cos(angle) * far, Math.sin(angle) * far];
    const angle = (n / 12) * Math.PI * 2;
    g.moveTo(...at(angle - 0.2, r * 1.1));
    g.lineTo(...at(angle, r * 0.76));
    g.lineTo(...at(angle + 0.2, r * 1.1));
    g.closePath();
  }
  g.lineJoin = 'round';
  g.lineWidth = size * 0.05;
  g.strokeStyle = '#3a0d05';
  g.stroke();
  g.fillStyle = '#ffd9a8';
  g.fill();
  g.beginPath();
  g.arc(0, 0, r * 1.04, 0, Math.PI * 2);
  g.lineWidth = size * 0.045;
  g.strokeStyle = '#d8321a';
  g.stroke();
}

type Add = (key: string, size: number, paint: (g: CanvasRenderingContext2D) => void) => void;

/** Paints what the scene does not have yet. */
const addTo =
  (scene: Scene): Add =>
  (key, size, paint) => {
    if (!scene.textures.exists(key)) addTexture(scene, key, makeCanvas(size, size, paint));
  };

/** Paints the marks that are the same in every game. */
export function paintMarks(scene: Scene): void {
  const add = addTo(scene);
  for (const [name, dashed] of [
    ['legal', false],
    ['legal-build', true],
  ] as const) {
    add(name, CELL, (g) => paintLegal(g, { hot: false, dashed }));
    add(`${name}-hot`, CELL, (g) => paintLegal(g, { hot: true, dashed }));
  }
  add('ghost-frame', CELL, paintGhostFrame);
  add('soft-square', CELL, paintSoftSquare);
  add('glow', 128, (g) => paintGlow(g, 128, '#fff2b8'));
  add('puff', 64, (g) => paintGlow(g, 64, '#d9c7a0'));
  add('turn-cw', 128, (g) => paintButton(g, 128, ARROWS.cw));
  add('turn-ccw', 128, (g) => paintButton(g, 128, ARROWS.ccw));
  add('flag-1', 128, (g) => paintFlag(g, '100'));
  add('flag-2', 128, (g) => paintFlag(g, '200'));
  add('ring', 128, (g) => {
    g.beginPath();
    g.arc(64, 64, 54, 0, Math.PI * 2);
    g.lineWidth = 14;
    g.strokeStyle = 'rgba(70,44,8,.7)';
    g.stroke();
    g.lineWidth = 8;
    g.strokeStyle = GOLD;
    g.stroke();
  });
  // Teeth around a figure that could be sent home.
  add('prey', 128, (g) => paintPrey(g, 128));
  add('disc', 128, (g) => paintDisc(g, 128));
  add('frame-neutral', CELL, (g) => paintFrame(g, null));
}

/** Paints the marks in the looks of a game's players. */
export function paintLooks(scene: Scene, looks: readonly number[]): void {
  const add = addTo(scene);
  for (const colour of looks) {
    add(`disc-${colour}`, 128, (g) => {
      paintDisc(g, 128);
      paintRim(g, 128, inkOf(colour));
    });
    add(`frame-${colour}`, CELL, (g) => paintFrame(g, colour));
  }
}

/** A glow of one colour that fades out towards its edge. */
export function glowPicture(scene: Scene, colour: string): string {
  const key = `glow:${colour}`;
  if (!scene.textures.exists(key))
    addTexture(
      scene,
      key,
      makeCanvas(64, 64, (g) => paintGlow(g, 64, colour)),
    );
  return key;
}

/** A round badge with points in a player's colour. */
export function badge(scene: Scene, text: string, colour: number | null): string {
  const key = `badge:${text}:${colour ?? ''}`;
  if (scene.textures.exists(key)) return key;
  const size = 128;
  addTexture(
    scene,
    key,
    makeCanvas(size, size, (g) => {
      paintDisc(g, size);
      paintRim(g, size, inkOf(colour));
      writeNumerals(g, text, { x: size / 2, y: size / 2, height: size * 0.33, room: size * 0.64, ink: INK });
    }),
  );
  return key;
}

/** Height of the points that rise from a region, in a picture of 128 pixels. */
const RISING = 76;

/**
 * Points that rise from a region: plain numerals in a player's colour with a light rim. The picture is 128 pixels high.
 */
export function pointsPicture(scene: Scene, text: string, colour: number | null): string {
  const key = `points:${text}:${colour ?? ''}`;
  if (scene.textures.exists(key)) return key;
  const pen = makeCanvas(1, 1).getContext('2d');
  const width = 40 + (pen ? numeralWidth(pen, text, RISING) : 0);
  addTexture(
    scene,
    key,
    makeCanvas(width, 128, (g) => {
      const at = { x: width / 2, y: 64, height: RISING };
      writeNumerals(g, text, { ...at, rim: 11, ink: darkOf(colour) });
      writeNumerals(g, text, { ...at, rim: 8, ink: '#fff8e4' });
      writeNumerals(g, text, { ...at, ink: inkOf(colour) });
    }),
  );
  return key;
}
