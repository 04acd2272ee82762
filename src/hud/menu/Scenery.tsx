import type { VNode } from 'preact';
import styles from './Scenery.module.css';

/** A crenellated line from `x` to `end` with its top at `y`. */
function merlons(x: number, end: number, y: number, step: number): string {
  let d = `M${x} 600V${y}`;
  for (let at = x; at < end - step / 2; at += step)
    d += `V${y - step * 0.42}H${Math.min(at + step * 0.58, end)}V${y}H${Math.min(at + step, end)}`;
  return `${d}V600Z`;
}

const tower = (x: number, width: number, top: number): string => merlons(x, x + width, top, width / 4);
const cone = (x: number, width: number, top: number, height: number): string =>
  `M${x - 6} ${top}L${x + width / 2} ${top - height}L${x + width + 6} ${top}Z`;
const flag = (x: number, y: number): string => `M${x} ${y}V${y - 34}L${x + 30} ${y - 25}L${x + 2} ${y - 15}V${y}Z`;

const WINDOWS = [
  [182, 330],
  [208, 372],
  [334, 296],
  [360, 340],
  [620, 240],
  [656, 290],
  [640, 350],
  [952, 318],
  [980, 360],
  [1118, 342],
  [1262, 300],
  [1288, 352],
  [470, 410],
  [520, 425],
  [800, 415],
  [860, 408],
  [1060, 420],
] as const;

const STARS = [
  [90, 40, 2],
  [210, 96, 1.4],
  [330, 28, 1.8],
  [452, 120, 1.3],
  [590, 52, 1.6],
  [1010, 40, 1.8],
  [1094, 118, 1.3],
  [1330, 30, 1.6],
  [1420, 130, 1.4],
  [1512, 64, 2],
] as const;

/** The walled town at dusk behind the menu. */
export const Scenery = (): VNode => (
  <svg
    class={styles.scenery}
    viewBox="0 0 1600 600"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    {STARS.map(([cx, cy, r]) => (
      <circle key={cx} class={styles.star} cx={cx} cy={cy} r={r} />
    ))}
    <circle class={styles.moonGlow} cx={1214} cy={96} r={78} />
    <circle class={styles.moon} cx={1214} cy={96} r={36} />
    <path class={styles.far} d="M0 400C180 330 330 380 520 350S880 300 1080 350S1420 330 1600 370V600H0Z" />
    <path class={styles.near} d="M0 450C260 400 420 430 700 405S1240 400 1600 430V600H0Z" />
    <path class={styles.roof} d={`${cone(170, 62, 300, 86)}${cone(1250, 60, 276, 84)}${cone(948, 52, 300, 70)}`} />
    <path class={styles.flag} d={`${flag(201, 216)}${flag(1280, 194)}${flag(648, 176)}`} />
    <path
      class={styles.house}
      d="M250 470V400L300 352L350 400V470ZM430 480V410L500 360L570 410V480ZM740 480V405L800 350L860 405V480ZM1030 480V415L1085 368L1140 415V480ZM860 480V420L905 384L950 420V480Z"
    />
    <path
      class={styles.stone}
      d={`${tower(170, 62, 300)}${tower(318, 66, 262)}${tower(596, 104, 190)}${tower(948, 52, 300)}${tower(1100, 58, 310)}${tower(1250, 60, 276)}`}
    />
    {WINDOWS.map(([x, y]) => (
      <rect key={x} class={styles.window} x={x} y={y} width={10} height={18} rx={5} />
    ))}
    <path class={styles.wall} d={merlons(60, 1540, 470, 34)} />
    <path class={styles.gate} d="M768 600V530A40 40 0 0 1 848 530V600Z" />
    <path
      class={styles.wallTower}
      d={`${tower(20, 90, 430)}${tower(700, 54, 438)}${tower(862, 54, 438)}${tower(1490, 90, 430)}`}
    />
    <path class={styles.gateLight} d="M776 600V532A32 32 0 0 1 840 532V600Z" />
    <path
      class={styles.portcullis}
      d="M786 506V600M797 500V600M808 498V600M819 500V600M830 506V600M776 530H840M776 550H840"
    />
    <path class={styles.moat} d="M0 566C300 552 500 574 800 562S1300 556 1600 568V600H0Z" />
    <path
      class={styles.glint}
      d="M764 578H852M740 588H876M1180 576H1246M1168 586H1262M120 582H220M420 590H560M1380 590H1500"
    />
  </svg>
);
