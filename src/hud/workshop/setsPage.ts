import type { OwnSet } from '../../session/contracts/workshop.ts';
import { exportFile, readFile } from '../../persistence/files.ts';
import { freshId, roundButton, textButton } from '../kit/controls.ts';
import { h, keyedList, on, setText } from '../kit/dom.ts';
import { createAlert } from '../kit/alert.ts';
import { fingerprint } from '../words/fingerprint.ts';
import type { Bench } from './page.ts';
import { stateText } from './words.ts';

/** All sets of this device. */
export function createSetsPage(bench: Bench): { readonly element: HTMLElement; update(): void } {
  const { app, texts } = bench.hud;
  const { t } = texts;
  const { workshop } = app;
  const list = h('ul', { class: 'saved-rows' });
  const none = h('p', { class: 'hint' }, t('workshop.none'));
  const { element: trouble, tell } = createAlert(texts);
  const open = (id: string): void => bench.go({ at: 'tiles', id });
  const create = (from: 'shipped' | 'empty'): void => open(workshop.create(from, t('workshop.name.new')));
  const first = textButton('plain', t('workshop.new.shipped'), () => create('shipped'), 'layers');
  first.element.dataset.first = '';

  const file = h('input', { type: 'file', accept: '.json,application/json', id: freshId('file') });
  on(file, 'change', () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    void readFile(chosen).then((read) => {
      const taken = read.ok ? workshop.take(read.value, chosen.name.replace(/\.json$/i, '')) : read;
      tell(taken.ok ? null : taken.error.code);
    });
    file.value = '';
  });

  const render = keyedList<OwnSet, ReturnType<typeof row>>(list, row, (one, own) => one.update(own));

  function row({ id }: OwnSet): { readonly element: HTMLElement; update(own: OwnSet): void } {
    const name = h('strong', {});
    const about = h('span', {});
    const state = h('span', { class: 'set-state' });
    const print = h('span', { class: 'hint' });
    const edit = textButton('plain', t('workshop.edit'), () => open(id), 'gear');
    const copy = roundButton(
      'layers',
      '',
      () => void workshop.duplicate(id, t('workshop.name.copy', { name: workshop.get(id)?.name ?? '' })),
    );
    const out = roundButton('export', '', () => {
      const text = workshop.file(id);
      if (text !== null) exportFile(`${workshop.get(id)?.name ?? ''}.json`, text);
    });
    const remove = roundButton('trash', '', () => {
      sure.hidden = false;
      no.element.focus();
    });
    const yes = textButton('plain danger', t('workshop.delete'), () => workshop.remove(id));
    const no = textButton('plain', t('cancel'), () => {
      sure.hidden = true;
      remove.focus();
    });
    const sure = h(
      'div',
      { class: 'saved-sure', hidden: true },
      h('span', {}, t('workshop.delete.sure')),
      yes.element,
      no.element,
    );
    const element = h(
      'li',
      { class: 'saved-row' },
      h('span', { class: 'saved-text' }, name, about, state, print),
      h('span', { class: 'saved-acts' }, edit.element, copy, out, remove),
      sure,
    );
    return {
      element,
      update(own) {
        setText(name, own.name);
        setText(
          about,
          t('workshop.about', {
            tiles: t('workshop.tiles.count', { count: own.draft.tiles.length }),
            cells: t('workshop.cells.count', { count: own.draft.board.cells.length }),
          }),
        );
        setText(state, stateText(texts, own));
        state.classList.toggle('faulty', own.issues.length > 0);
        setText(print, own.set ? t('workshop.code', { code: fingerprint(own.set.digest) }) : '');
        for (const [button, words] of [
          [edit.element, t('workshop.open', { name: own.name })],
          [copy, t('workshop.copy.of', { name: own.name })],
          [out, t('workshop.export.of', { name: own.name })],
          [remove, t('workshop.delete.of', { name: own.name })],
        ] as const) {
          button.setAttribute('aria-label', words);
          button.title = words;
        }
      },
    };
  }

  return {
    element: h(
      'div',
      { class: 'workshop-page' },
      h('p', { class: 'hint' }, t('workshop.intro')),
      h(
        'div',
        { class: 'workshop-acts' },
        first.element,
        textButton('plain', t('workshop.new.empty'), () => create('empty'), 'grid').element,
      ),
      trouble,
      none,
      list,
      h(
        'div',
        { class: 'field' },
        h('label', { class: 'label', for: file.id }, t('workshop.import')),
        file,
        h('span', { class: 'hint' }, t('workshop.import.hint')),
      ),
    ),
    update() {
      none.hidden = workshop.sets.length > 0;
      render(workshop.sets, ({ id }) => id);
    },
  };
}
