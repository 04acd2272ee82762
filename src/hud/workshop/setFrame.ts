import { RULE_SET_IDS } from '../../game/index.ts';
import type { RuleSetId } from '../../game/index.ts';
import { exportFile } from '../../persistence/files.ts';
import { choiceGroup, freshId, roundButton } from '../kit/controls.ts';
import { h, on, setText } from '../kit/dom.ts';
import { createBoardPage } from './boardPage.ts';
import { createCheckPage } from './checkPage.ts';
import type { Bench, Place, WorkshopPage } from './page.ts';
import { createTilePage } from './tilePage.ts';
import { createTilesPage } from './tilesPage.ts';
import { createTokensPage } from './tokensPage.ts';
import { stateText } from './words.ts';

type SetPlace = Exclude<Place, { readonly at: 'sets' }>;
const PARTS = ['tiles', 'board', 'tokens', 'check'] as const;
type Part = (typeof PARTS)[number];
const partOf = (place: SetPlace): Part => (place.at === 'tile' ? 'tiles' : place.at);

/** One set: its name, what is missing, and the page of the part that is being edited. */
export function createSetFrame(
  bench: Bench,
  start: SetPlace,
): { readonly element: HTMLElement; update(): void; go(place: Place): boolean } {
  const { app, texts } = bench.hud;
  const { t } = texts;
  const { workshop } = app;
  const { id } = start;

  const back = roundButton('previous', t('workshop.back'), () => bench.go({ at: 'sets' }));
  const name = h('input', {
    type: 'text',
    maxlength: 40,
    autocomplete: 'off',
    spellcheck: 'false',
    id: freshId('name'),
  });
  on(name, 'change', () => {
    workshop.rename(id, name.value);
    update();
  });
  const undo = roundButton('undo', t('workshop.undo'), () => workshop.undo(id));
  const out = roundButton('export', t('workshop.export'), () => {
    const text = workshop.file(id);
    if (text !== null) exportFile(`${workshop.get(id)?.name ?? ''}.json`, text);
  });
  const state = h('p', { class: 'set-state', role: 'status' });
  const look = choiceGroup<RuleSetId>(
    t('workshop.look'),
    RULE_SET_IDS.map((value) => ({ value, label: texts.r(value, 'name') })),
    bench.rules(),
    (rules) => bench.setRules(rules),
    'segments workshop-look',
  );
  const tabs = choiceGroup<Part>(
    t('workshop.part'),
    PARTS.map((value) => ({ value, label: t(`workshop.part.${value}`) })),
    partOf(start),
    (at) => bench.go({ at, id }),
    'segments workshop-tabs',
  );
  const room = h('div', { class: 'workshop-room' });
  let page: WorkshopPage | null = null;
  let place: SetPlace = start;

  function open(next: SetPlace): void {
    place = next;
    tabs.set(partOf(next));
    page =
      next.at === 'tile'
        ? createTilePage(bench, id, next.tile)
        : { tiles: createTilesPage, board: createBoardPage, tokens: createTokensPage, check: createCheckPage }[next.at](
            bench,
            id,
          );
    room.replaceChildren(page.element);
    update();
    page.element.querySelector<HTMLElement>('[data-first]')?.focus();
  }

  function update(): void {
    const own = workshop.get(id);
    if (!own) return;
    if (document.activeElement !== name) name.value = own.name;
    setText(state, stateText(texts, own));
    state.classList.toggle('faulty', own.issues.length > 0);
    undo.disabled = !workshop.canUndo(id);
    // Undo removed the tile: go back to the list.
    if (place.at === 'tile' && !own.draft.tiles[place.tile]) return open({ at: 'tiles', id });
    page?.update(own);
  }

  const element = h(
    'div',
    { class: 'workshop-page' },
    h(
      'div',
      { class: 'workshop-head' },
      back,
      h('div', { class: 'field' }, h('label', { class: 'label', for: name.id }, t('workshop.name')), name),
      undo,
      out,
    ),
    h('div', { class: 'workshop-bar' }, tabs.element, look.element, state),
    room,
  );
  open(start);
  return {
    element,
    update,
    go(next) {
      if (next.at === 'sets' || next.id !== id) return false;
      open(next);
      return true;
    },
  };
}
