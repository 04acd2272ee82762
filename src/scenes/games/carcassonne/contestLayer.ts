import type { GameObjects, Scene } from 'phaser';
import type { Assists } from '../../../session/match/assists.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import type { CarcassonneKnowledge } from '../../../session/games/carcassonne.ts';
import type { Ground } from '../../../art/ground.ts';
import { laidOf } from '../../board/laid.ts';
import type { CameraView } from '../../camera/maths.ts';
import { DEPTH } from '../../depths.ts';
import { TABLE_PARTS } from '../../../expansions/table.ts';
import type { Label } from '../../overlay/assists/labels.ts';
import { createLabels } from '../../overlay/assists/labels.ts';
import { darkOf, inkOf, lightOf } from '../../pictures/palette.ts';
import { rivalsPicture } from '../../pictures/signs.ts';
import type { Point } from '../../units.ts';
import { UNIT, lerpPoint, colourNumber } from '../../units.ts';

/** In cells. */
const SIGN = 0.4;
const BAND = { dark: 0.115, ink: 0.075, light: 0.02 } as const;
/** Counts are at the outer side of their building, the lead across the band from the sign. */
const COUNT_AT = { out: 0.3, up: 0.12 } as const;
const LEAD_ASIDE = 0.4;

/** The two buildings of a contest: their tile counts, and who is ahead. */
export interface Race {
  readonly ends: readonly [Point, Point];
  readonly counts: readonly [number, number];
  readonly players: readonly [number, number];
  /** Index of the leader; `null`: neither. */
  readonly ahead: 0 | 1 | null;
}

/** The contests of a view, with the current tile counts of both buildings. */
export function racesIn(
  { state }: Pick<MatchView, 'state'>,
  known: Pick<CarcassonneKnowledge, 'region'>,
  places: Ground,
): readonly Race[] {
  const laid = laidOf(state);
  return TABLE_PARTS.flatMap((part) => part.contests?.(state) ?? []).map(({ features: [a, b], players }) => {
    const sizeOf = (at: typeof a): number => known.region({ what: 'feature', ...at })?.now.count ?? 0;
    const [one, other] = [sizeOf(a), sizeOf(b)];
    return {
      ends: [places.feature(a, laid), places.feature(b, laid)],
      counts: [one, other],
      players,
      ahead: one === other ? null : one > other ? 0 : 1,
    };
  });
}

/** A point beside the middle of a band, on the lower side, or to the right. */
function across([from, to]: Race['ends'], middle: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx > 0.01 || (Math.abs(dx) <= 0.01 && dy < 0) ? 1 : -1;
  return { x: middle.x - ((dy * side) / length) * LEAD_ASIDE, y: middle.y + ((dx * side) / length) * LEAD_ASIDE };
}

/**
 * Current contests: a band between both buildings in the colours of their holders, the tile count of each, and the
 * lead.
 */
export function createContestLayer(scene: Scene, places: Ground, assists: Assists<CarcassonneKnowledge>) {
  const bands: GameObjects.Graphics = scene.add.graphics().setDepth(DEPTH.frames + 1);
  const labels = createLabels(scene);
  let signs: GameObjects.Image[] = [];
  let shown = '';

  function band(from: Point, to: Point, colour: number | null): void {
    for (const [width, ink] of [
      [BAND.dark, darkOf(colour)],
      [BAND.ink, inkOf(colour)],
      [BAND.light, lightOf(colour)],
    ] as const)
      bands
        .lineStyle(width * UNIT, colourNumber(ink), 0.95)
        .lineBetween(from.x * UNIT, from.y * UNIT, to.x * UNIT, to.y * UNIT);
  }

  return {
    get texts(): readonly string[] {
      return labels.texts;
    },
    show(view: MatchView): void {
      const races = racesIn(view, assists.known, places);
      const wanted = races.length > 0 ? JSON.stringify(races) : '';
      if (wanted === shown) return;
      shown = wanted;
      bands.clear();
      for (const sign of signs) sign.destroy();
      signs = [];
      const texts: Label[] = [];
      for (const { ends, counts, players, ahead } of races) {
        const middle = lerpPoint(ends[0], ends[1], 0.5);
        const looks = players.map((player) => view.players[player]?.colour ?? null);
        for (const [n, end] of ends.entries()) {
          const colour = looks[n] ?? null;
          band(end, middle, colour);
          const far = Math.hypot(end.x - middle.x, end.y - middle.y) || 1;
          texts.push({
            text: String(counts[n] ?? 0),
            colour,
            at: {
              x: end.x + ((end.x - middle.x) / far) * COUNT_AT.out,
              y: end.y + ((end.y - middle.y) / far) * COUNT_AT.out - COUNT_AT.up,
            },
          });
        }
        signs.push(
          scene.add
            .image(middle.x * UNIT, middle.y * UNIT, rivalsPicture(scene))
            .setDisplaySize(SIGN * UNIT, SIGN * UNIT)
            .setDepth(DEPTH.frames + 2),
        );
        if (ahead !== null)
          texts.push({
            text: `+${Math.abs(counts[0] - counts[1])}`,
            colour: looks[ahead] ?? null,
            at: across(ends, middle),
          });
      }
      labels.show(texts);
    },
    place: (camera: CameraView): void => labels.place(camera),
    get count(): number {
      return signs.length;
    },
  };
}
