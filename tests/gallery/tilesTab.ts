import type { Structure } from '../../src/art/contract.ts';
import { MOODS } from '../../src/art/light/moods.ts';
import { STRUCTURE_SHAPES } from '../../src/expansions/art/shapes.ts';
import { ADAPTERS } from '../../src/game/index.ts';
import type { TileSpec } from '../../src/game/index.ts';
import { h } from './dom.ts';
import { valueOf } from './address.ts';
import { paintWhenSeen } from './painter.ts';
import type { Hour } from './painter.ts';
import { listed, matches, searchField, select } from './parts.ts';
import type { Tab } from './parts.ts';
import { tileGroupsOf } from './tileGroups.ts';
import type { TileGroup } from './tileGroups.ts';

/** Every tile in every rotation at every hour of light. */

const HOURS = Object.keys(MOODS) as Hour[];
const SIZES = ['96', '40', '64', '80', '192'];
const GAP = 2;

/** What players build on an open plane, by the word of the choice. */
const BUILT: ReadonlyMap<string, Structure> = new Map(
  Object.keys(STRUCTURE_SHAPES).flatMap((kind) =>
    [true, false].map((upright): [string, Structure] => [
      `${kind} ${upright ? 'north to south' : 'west to east'}`,
      { kind, x: 0, y: 0, upright, look: 0 },
    ]),
  ),
);

const groups = ADAPTERS.flatMap(tileGroupsOf);

const about = ({ features }: TileSpec): string =>
  features.map(({ kind, sides }) => [kind, sides.join('')].join(' ').trim()).join(' · ');

function card(tile: TileSpec, { skin }: TileGroup, px: number, hours: readonly Hour[]): HTMLElement {
  const [columns, rows] = hours.length === 1 ? [4, 1] : [hours.length, 4];
  const [width, height] = [columns, rows].map((count) => count * (px + GAP) - GAP);
  const canvas = h('canvas', { width, height, 'aria-label': tile.id });
  const over = (skin === 'country' && BUILT.get(valueOf('built'))) || null;
  paintWhenSeen(canvas, { what: 'sheet', tile, skin, px, gap: GAP, hours, over });
  const heads = hours.length === 1 ? ['0', '1', '2', '3'].map((turn) => `turn ${turn}`) : hours;
  const head = h('div', { class: 'heads' }, ...heads.map((words) => h('span', {}, words)));
  head.style.gridTemplateColumns = `repeat(${columns}, ${px + GAP}px)`;
  return h(
    'figure',
    { class: 'tile', 'data-tile': tile.id },
    h('figcaption', {}, h('b', {}, tile.id), ` ${about(tile)}`),
    head,
    canvas,
  );
}

export const tilesTab: Tab = {
  id: 'tiles',
  title: 'Tiles',
  open() {
    const page = h('div', { class: 'tiles' });
    function show(): void {
      const px = Number(valueOf('px', SIZES[0]));
      const hours = HOURS.filter((hour) => ['', hour].includes(valueOf('hour')));
      const shown = groups.flatMap((group) => {
        const { rules, name, skin, tiles } = group;
        if (!['', rules].includes(valueOf('rules')) || !['', name].includes(valueOf('group'))) return [];
        const found = tiles.filter((tile) => matches(valueOf('find'), `${tile.id} ${about(tile)}`));
        if (found.length === 0) return [];
        const title = `${rules} · ${name}`;
        return h(
          'section',
          { 'data-rules': rules },
          h('h2', {}, title, h('small', {}, ` ${found.length} tiles, skin ${skin}`)),
          h('div', { class: 'cards' }, ...found.map((tile) => card(tile, group, px, hours))),
        );
      });
      page.replaceChildren(...(shown.length > 0 ? shown : [h('p', { class: 'none' }, 'No tile is like that.')]));
    }
    show();
    const every = (name: string): { value: string; label: string } => ({ value: '', label: name });
    return {
      tools: [
        select('rules', 'Rules', [every('all'), ...listed(ADAPTERS.map(({ id }) => id))]),
        select('group', 'Module', [every('all'), ...listed([...new Set(groups.map(({ name }) => name))])]),
        searchField('find', 'Tile or feature', show),
        select('hour', 'Light', [every('every hour'), ...listed(HOURS)]),
        select('built', 'Built over it', [{ value: '', label: 'nothing' }, ...listed([...BUILT.keys()])]),
        select('px', 'Size', listed(SIZES)),
      ],
      page,
    };
  },
};
