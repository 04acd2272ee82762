import type { Stroke } from '../../kit/sign.tsx';

/** A city by the road. */
export const PICTURE: readonly Stroke[] = [
  ['sky', 'M0 0H64V48H0Z'],
  ['lawn', 'M0 24Q30 16 64 26V48H0Z'],
  ['roof', 'M12 18L18 10L24 18ZM30 17L37 8L44 17Z'],
  ['stone', 'M5 32V17H9V19H12V17H16V19H20V17H24V19H28V17H32V19H36V17H40V19H44V17H48V32Z'],
  ['stoneDark', 'M3 32V13H6V15H8.5V13H11V32ZM42 32V13H45V15H47.5V13H50V32Z'],
  ['dark', 'M23 32V27A3.5 3.5 0 0 1 30 27V32Z'],
  ['path', 'M26.5 33C27 39 40 38 38 49'],
  ['tree', 'M57 38A5 5 0 1 0 56.9 28A5 5 0 0 0 57 38ZM56.2 37H57.8V43H56.2Z'],
];
