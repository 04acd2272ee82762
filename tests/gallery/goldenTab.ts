import { ADAPTERS } from '../../src/game/index.ts';
import { h, on, setText } from './dom.ts';
import { formatLink } from '../../src/session/links/link.ts';
import { change, valueOf } from './address.ts';
import { GOLDENS, judge, rulesOf } from './goldens.ts';
import type { Judged } from './goldens.ts';
import { listed, matches, searchField, select } from './parts.ts';
import type { Tab } from './parts.ts';
import type { RecordFrame } from './record.ts';
import { TONGUES } from './words.ts';

/** Any golden record at any moment, on the table and in words. */

const SHOWN = ['both', 'table', 'text'];

const json = (value: unknown): string => JSON.stringify(value, null, 1);

/** The table of the judged record in its own frame. */
async function openFrame(
  host: HTMLElement,
  { record }: Judged,
  at: number,
  tongue: string,
): Promise<RecordFrame | null> {
  if (record === null) return null;
  const frame = h('iframe', { src: './record.html', title: 'The record on the table' });
  const ready = new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
  });
  host.replaceChildren(frame);
  await ready;
  const inside = frame.contentWindow;
  if (!inside || !frame.contentDocument) return null;
  frame.contentDocument.body.dataset['show'] = valueOf('show', SHOWN[0]);
  const shown = await inside.showRecord(record, at, tongue);
  frame.dataset['ready'] = '';
  return shown;
}

/** The slider, the actions, the prompt, and the expected result. */
function viewer(judged: Judged, name: string): HTMLElement {
  const { golden, actions, last, refused } = judged;
  let at = Math.min(Number(valueOf('at', String(last))) || 0, last);
  let frame: RecordFrame | null = null;
  const host = h('div', { class: 'stage' });
  const slider = h('input', { type: 'range', min: 0, max: last, value: at, 'aria-label': 'Moment' });
  const told = h('output', {});
  const asked = h('pre', {});
  const play = h('a', { target: '_blank' }, 'Open in the game');
  const list = h(
    'ol',
    { class: 'actions', start: 1 },
    ...actions.map((action, n) => {
      const row = h('li', { class: refused?.at === n ? 'refused' : null }, h('code', {}, JSON.stringify(action)));
      on(row, 'click', () => go(n + 1));
      return row;
    }),
  );
  function go(moment: number): void {
    at = Math.max(0, Math.min(last, moment));
    change({ at: String(at) }, { quiet: true });
    show();
    frame?.go(at);
  }
  function show(): void {
    slider.value = String(at);
    setText(told, `after ${at} of ${last}`);
    for (const [n, row] of [...list.children].entries()) row.classList.toggle('now', n === at - 1);
    list.children[at - 1]?.scrollIntoView({ block: 'nearest' });
    const prompt = judged.promptAt(at);
    const actionsNow = prompt?.options.map(({ action }) => JSON.stringify(action)) ?? [];
    setText(asked, prompt ? [`${prompt.awaiting}: ${actionsNow.length} options`, ...actionsNow].join('\n') : 'nothing');
    if (judged.record !== null)
      void formatLink(judged.record, at).then((link) => play.setAttribute('href', `../../index.html${link}`));
  }
  const step = (words: string, by: number): HTMLElement => {
    const button = h('button', { type: 'button' }, words);
    on(button, 'click', () => go(at + by));
    return button;
  };
  on(slider, 'input', () => go(slider.valueAsNumber));
  if (judged.record === null) host.append(h('p', { class: 'none' }, 'Its header is refused: there is no table.'));
  else show();
  void openFrame(host, judged, at, TONGUES.find((tongue) => tongue === valueOf('language')) ?? 'en').then((opened) => {
    frame = opened;
    frame?.go(at);
  });
  const fact = (title: string, ...content: (Node | string)[]): HTMLElement =>
    h('div', {}, h('h3', {}, title), ...content);
  const { expect, steps, error, at: wanted } = golden;
  const must = error === undefined ? { expect, ...(steps ? { steps } : {}) } : { at: wanted, error };
  return h(
    'div',
    { class: 'viewer', 'data-record': name },
    h('h2', {}, golden.rule, h('small', {}, ` ${name}`)),
    h('div', { class: 'steps' }, step('◀', -1), slider, step('▶', 1), told, play),
    host,
    h(
      'div',
      { class: 'facts' },
      fact('Actions', actions.length > 0 ? list : 'none'),
      fact('Asked now', asked),
      fact('Must come of it', h('pre', {}, json(must))),
      fact(
        'The rules say',
        refused
          ? h('p', { class: 'refused' }, `${refused.code} at ${refused.at}: ${refused.message}`)
          : 'legal to the end',
      ),
    ),
  );
}

export const goldenTab: Tab = {
  id: 'golden',
  title: 'Golden records',
  open() {
    const list = h('nav', { class: 'goldens', 'aria-label': 'Golden records' });
    const view = h('div', { class: 'golden-view' });
    const wanted = (): readonly string[] =>
      GOLDENS.filter((name) => ['', rulesOf(name)].includes(valueOf('rules')) && matches(valueOf('find'), name));
    function showList(): void {
      const now = valueOf('record');
      list.replaceChildren(
        ...wanted().map((name) => {
          const row = h('button', { type: 'button', 'aria-current': name === now ? 'true' : null }, name);
          on(row, 'click', () => change({ record: name, at: '0' }));
          return row;
        }),
      );
      list.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'center' });
    }
    showList();
    const name = [valueOf('record'), ...wanted()].find((one) => wanted().includes(one));
    if (name !== undefined) void judge(name).then((judged) => view.replaceChildren(viewer(judged, name)));
    return {
      tools: [
        select('rules', 'Rules', [{ value: '', label: 'all' }, ...listed(ADAPTERS.map(({ id }) => id))]),
        searchField('find', 'Record', showList),
        select('language', 'Language', listed(TONGUES)),
        select('show', 'Shown', listed(SHOWN)),
      ],
      page: h('div', { class: 'golden' }, list, view),
    };
  },
};
