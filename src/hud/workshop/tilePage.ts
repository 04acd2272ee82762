import type { Kind, TileSpec } from '../../game/index.ts';
import { KINDS } from '../../game/index.ts';
import {
  PORTS,
  featureAt,
  freeId,
  isHalf,
  isInner,
  joinFeatures,
  kindAt,
  separatePort,
  setSquare,
  showSide,
  sideOf,
  turnTile,
} from '../../session/workshop/tileEdits.ts';
import type { Port } from '../../session/workshop/tileEdits.ts';
import type { OwnSet } from '../../session/contracts/workshop.ts';
import { kindSign } from '../games/castle/kindSign.ts';
import { checkBox, choiceGroup, freshId, roundButton, textButton } from '../kit/controls.ts';
import { h, on, setText } from '../kit/dom.ts';
import { createFeatureRows } from './featureRows.ts';
import type { Bench, WorkshopPage } from './page.ts';
import { createRim } from './rim.ts';
import { issueText } from './words.ts';

type Tool = 'choose' | 'join';

/** One tile: its picture, its edge, and its features. */
export function createTilePage(bench: Bench, id: string, place: number): WorkshopPage {
  const { app, texts } = bench.hud;
  const { t } = texts;
  const { workshop } = app;
  let chosen: Port = 'N';
  let tool: Tool = 'choose';
  /** The first of two pieces of the edge that are to be joined. */
  let held: Port | null = null;
  /** The chosen feature, if it reaches no edge. */
  let inner: number | null = null;

  const tileNow = (): TileSpec | undefined => workshop.get(id)?.draft.tiles[place];
  function edit(change: (tile: TileSpec) => TileSpec): void {
    const own = workshop.get(id);
    const tile = tileNow();
    if (!own || !tile) return;
    const next = change(tile);
    if (next !== tile)
      workshop.change(id, { ...own.draft, tiles: own.draft.tiles.map((one, n) => (n === place ? next : one)) });
  }

  const news = h('p', { class: 'hint tile-news', role: 'status' });
  const tell = (words: string): void => setText(news, words);

  function press(port: Port): void {
    chosen = port;
    inner = null;
    if (tool === 'join') joinOrPart(port);
    const own = workshop.get(id);
    if (own) update(own);
  }

  function joinOrPart(port: Port): void {
    const tile = tileNow();
    if (!tile) return;
    if (held === null || held === port) {
      held = held === port ? null : port;
      return tell(held === null ? t('tile.join.first') : t('tile.join.second'));
    }
    const [first, second] = [featureAt(tile, held), featureAt(tile, port)];
    held = null;
    if (first === null || second === null || tile.features[first]?.kind !== tile.features[second]?.kind)
      return tell(t('tile.join.other'));
    edit((now) =>
      first === second ? separatePort(now, port) : joinFeatures(now, Math.min(first, second), Math.max(first, second)),
    );
    tell(first === second ? t('tile.join.parted') : t('tile.join.joined'));
  }

  const rim = createRim(bench, press);
  const tools = choiceGroup<Tool>(
    t('tile.tool'),
    [
      { value: 'choose', label: t('tile.tool.choose') },
      { value: 'join', label: t('tile.tool.join') },
    ],
    'choose',
    (value) => {
      tool = value;
      held = null;
      tell(value === 'join' ? t('tile.join.first') : '');
    },
  );
  function chooseFeature(feature: number): void {
    const own = workshop.get(id);
    const tile = tileNow();
    chosen = (tile && PORTS.find((port) => featureAt(tile, port) === feature)) ?? chosen;
    inner = tile && tile.features[feature] && isInner(tile.features[feature]) ? feature : null;
    if (own) update(own);
  }

  let kinds = sideChoice();
  const sidePart = h('div', { class: 'tile-side' });
  const part = textButton('plain small', t('tile.part'), () => edit((tile) => separatePort(tile, chosen)));
  const rows = createFeatureRows(bench, { edit, choose: chooseFeature });
  const square = checkBox(texts.r(bench.rules(), 'tile.square'), false, (checked) =>
    edit((tile) => setSquare(tile, checked)),
  );
  const issues = h('ul', { class: 'tile-issues', role: 'status' });

  function sideChoice(): ReturnType<typeof choiceGroup<Kind>> {
    const group = choiceGroup<Kind>(
      t('tile.side', { side: t(`side.${sideOf(chosen)}`) }),
      KINDS.map((value) => ({
        value,
        label: texts.r(bench.rules(), `kind.${value}`),
        picture: kindSign(value, bench.rules()),
      })),
      'court',
      (kind) => edit((tile) => showSide(tile, sideOf(chosen), kind)),
      'segments side-kinds',
    );
    return group;
  }
  let sideShown = '';

  const heading = h('h3', { tabindex: -1, 'data-first': '' });
  const name = h('input', {
    type: 'text',
    maxlength: 12,
    autocomplete: 'off',
    spellcheck: 'false',
    id: freshId('tile'),
  });
  on(name, 'change', () => edit((tile) => ({ ...tile, id: name.value.trim() })));
  const goTo = (next: number): void => {
    const count = workshop.get(id)?.draft.tiles.length ?? 1;
    bench.go({ at: 'tile', id, tile: (next + count) % count });
  };
  const copy = textButton(
    'plain small',
    t('tile.copy'),
    () => {
      const own = workshop.get(id);
      const tile = tileNow();
      if (!own || !tile) return;
      const tiles = [...own.draft.tiles];
      tiles.splice(place + 1, 0, {
        ...tile,
        id: freeId([...tiles, ...own.draft.board.startSpaces].map((one) => one.id)),
      });
      workshop.change(id, { ...own.draft, tiles });
      goTo(place + 1);
    },
    'layers',
  );
  const remove = textButton(
    'plain small',
    t('tile.delete'),
    () => {
      const own = workshop.get(id);
      if (!own) return;
      workshop.change(id, { ...own.draft, tiles: own.draft.tiles.filter((_, n) => n !== place) });
      bench.go({ at: 'tiles', id });
    },
    'trash',
  );
  const turn = textButton('plain small', t('tile.turn'), () => edit(turnTile), 'right');

  function update(own: OwnSet): void {
    const tile = own.draft.tiles[place];
    if (!tile) return;
    const mine = own.issues.filter((issue) => 'tile' in issue && issue.tile === place);
    setText(heading, t('tile.title', { tile: tile.id || '?' }));
    if (document.activeElement !== name) name.value = tile.id;
    const faulty = new Set(
      mine.flatMap((issue) => ('side' in issue ? [issue.side] : 'half' in issue ? [sideOf(issue.half)] : [])),
    );
    rim.show(tile, { chosen, faulty, whole: mine.every(({ code }) => code === 'bad-id' || code === 'id-taken') });
    const side = `${bench.rules()} ${sideOf(chosen)}`;
    if (side !== sideShown) {
      sideShown = side;
      kinds = sideChoice();
      sidePart.replaceChildren(kinds.element);
    }
    kinds.set(kindAt(tile, sideOf(chosen)) ?? 'court');
    const at = featureAt(tile, chosen);
    const feature = at === null ? undefined : tile.features[at];
    const places =
      (feature?.sides.length ?? 0) +
      (feature?.halves.length ?? 0) / (feature?.kind === 'court' && !isHalf(chosen) ? 2 : 1);
    part.element.hidden = places <= 1;
    rows.show(tile, inner !== null && tile.features[inner] ? inner : at);
    square.input.checked = tile.square;
    square.label(texts.r(bench.rules(), 'tile.square'));
    issues.replaceChildren(...mine.map((issue) => h('li', {}, issueText(texts, bench.rules(), own.draft, issue))));
  }

  return {
    element: h(
      'section',
      { class: 'workshop-part tile-editor', 'aria-label': t('workshop.part.tiles') },
      h(
        'div',
        { class: 'tile-head' },
        roundButton('grid', t('workshop.back.tiles'), () => bench.go({ at: 'tiles', id })),
        roundButton('previous', t('tile.previous'), () => goTo(place - 1)),
        heading,
        roundButton('next', t('tile.next'), () => goTo(place + 1)),
      ),
      h('p', { class: 'hint' }, t('tile.hint')),
      h(
        'div',
        { class: 'tile-columns' },
        h('div', { class: 'tile-drawing' }, rim.element, issues),
        h(
          'div',
          { class: 'tile-tools' },
          tools.element,
          news,
          sidePart,
          part.element,
          rows.element,
          square.element,
          h('div', { class: 'field tile-id' }, h('label', { class: 'label', for: name.id }, t('tile.id')), name),
          h('div', { class: 'workshop-acts' }, turn.element, copy.element, remove.element),
        ),
      ),
    ),
    update,
  };
}
