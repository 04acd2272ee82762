import { ADAPTERS } from '../../src/game/index.ts';
import { h } from './dom.ts';
import { valueOf } from './address.ts';
import { frameLater } from './frames.ts';
import { PANELS } from './panels.ts';
import type { Panel } from './panels.ts';
import { listed, matches, searchField, select } from './parts.ts';
import type { Tab } from './parts.ts';
import { TONGUES } from './words.ts';

/** Every panel in every stage, language, width and text size, each in its own frame. */

const WINDOWS = [
  { name: '390', width: 390, height: 844 },
  { name: '1280', width: 1280, height: 720 },
] as const;
const SCALES = ['half', 'full', 'third'];
const PARTS: Readonly<Record<string, number>> = { half: 0.5, full: 1, third: 0.33 };
const TEXTS = ['100', '200', '125', '150'];

/** The address of a panel alone. */
const addressOf = ({ id }: Panel, language: string, text: string): string =>
  `./panel.html#${new URLSearchParams({ panel: id, language, text }).toString()}`;

function card(panel: Panel, language: string): readonly HTMLElement[] {
  const text = valueOf('text', TEXTS[0]);
  const part = PARTS[valueOf('scale', SCALES[0])] ?? 0.5;
  const address = addressOf(panel, language, text);
  return WINDOWS.filter(({ name }) => ['', name].includes(valueOf('width'))).map(({ name, width, height }) => {
    const box = h('div', { class: 'frame-box' });
    Object.assign(box.style, { width: `${width * part}px`, height: `${height * part}px` });
    frameLater(box, { address, title: panel.title, width, height, part });
    return h(
      'figure',
      { class: 'panel-card', 'data-panel': panel.id },
      h(
        'figcaption',
        {},
        h('a', { href: address, target: '_blank' }, panel.title),
        ' ',
        h('small', {}, `${language} · ${name} · ${text} %`),
      ),
      box,
    );
  });
}

export const panelsTab: Tab = {
  id: 'panels',
  title: 'Panels',
  open() {
    const page = h('div', {});
    const groups = [...new Set(PANELS.map(({ group }) => group))];
    function show(): void {
      const tongues = TONGUES.filter((tongue) => ['every', tongue].includes(valueOf('language', TONGUES[0])));
      const sections = groups.flatMap((group) => {
        const found = PANELS.filter(
          (panel) =>
            panel.group === group &&
            ['', group].includes(valueOf('group')) &&
            ['', panel.rules ?? ''].includes(valueOf('rules')) &&
            matches(valueOf('find'), `${panel.title} ${panel.id}`),
        );
        if (found.length === 0) return [];
        return h(
          'section',
          { 'data-group': group, 'data-rules': found[0]?.rules },
          h('h2', {}, group, h('small', {}, ` ${found.length} panels`)),
          h('div', { class: 'cards' }, ...found.flatMap((panel) => tongues.flatMap((tongue) => card(panel, tongue)))),
        );
      });
      page.replaceChildren(...(sections.length > 0 ? sections : [h('p', { class: 'none' }, 'No panel is like that.')]));
    }
    show();
    return {
      tools: [
        select('rules', 'Rules', [{ value: '', label: 'all' }, ...listed(ADAPTERS.map(({ id }) => id))]),
        select('group', 'Group', [{ value: '', label: 'all' }, ...listed(groups)]),
        searchField('find', 'Panel', show),
        select('language', 'Language', [...listed(TONGUES), { value: 'every', label: 'every' }]),
        select('width', 'Width', [{ value: '', label: 'both' }, ...listed(WINDOWS.map(({ name }) => name))]),
        select('text', 'Text %', listed(TEXTS)),
        select('scale', 'Shown', listed(SCALES)),
      ],
      page,
    };
  },
};
