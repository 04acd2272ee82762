import { s } from './dom.ts';

/** Line icons on a grid of 24 × 24. */
const ICONS = {
  right: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M17.6 2.6v4.3h-4.3',
  left: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4M6.4 2.6v4.3h4.3',
  check: 'M4.5 12.8l5 5L19.5 6.8',
  undo: 'M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5',
  log: 'M6 3.5h9l3.5 3.5V20.5H6zM9 10h6M9 13.5h6M9 17h4',
  fit: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  help: 'M9 9.2a3 3 0 1 1 4.6 2.5c-1 .6-1.6 1.2-1.6 2.3M12 17.5v.2M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0Z',
  close: 'M6 6l12 12M18 6L6 18',
  layers: 'M3 9.5L12 5l9 4.5-9 4.5zM3 13l9 4.5L21 13M3 16.5L12 21l9-4.5',
  gear: 'M12 8.7a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 0 0 0-6.6ZM12 2.8v2.6M12 18.6v2.6M2.8 12h2.6M18.6 12h2.6M5.5 5.5l1.8 1.8M16.7 16.7l1.8 1.8M5.5 18.5l1.8-1.8M16.7 7.3l1.8-1.8',
  saved: 'M4 6.5h6l2 2.5h8v10.5H4zM4 12.5h16',
  import: 'M12 3.5v11M7.5 10.5l4.5 4.5 4.5-4.5M4 16v4.5h16V16',
  export: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M4 16v4.5h16V16',
  info: 'M12 11v6M12 7.3v.2M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0Z',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.3l-1.200 1.200M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.7l1.200-1.200',
  trash: 'M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6',
  swap: 'M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4',
  play: 'M8 5l11 7-11 7z',
  none: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0ZM5.7 5.7l12.6 12.6',
  grid: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
  keys: 'M3 6.5h18v11H3zM6.5 10h.2M10 10h.2M13.5 10h.2M17 10h.2M8 14h8',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6-4.4-4.2 6-.8z',
} as const;
export type IconName = keyof typeof ICONS;

export const icon = (name: IconName): SVGSVGElement =>
  s('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' }, s('path', { d: ICONS[name] }));
