import '../styles/book.css';
import { ADAPTERS } from '../../game/index.ts';
import { bookOf } from '../../session/book/index.ts';
import { hudGameOf } from '../games/index.ts';
import { choiceGroup, textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { chaptersOf } from './chapters.ts';
import { illustratorOf } from './illustrator.ts';
import { createGallery } from './gallery.ts';
import type { Gallery } from './gallery.ts';

/** In CSS pixels. */
const ROOM = 560;

/** The rules of every game as an illustrated book, opened at a topic if one is given. */
export function openBook(hud: Hud, topic?: string): void {
  const { app, texts } = hud;
  const { t } = texts;
  const dialog = openDialog(hud.host, t('menu.help'), t('close'), 'help-dialog');
  const played = app.match?.view;
  const list = h('ol', {});
  const folded = h('details', {}, h('summary', {}, t('rules.contents')), list);
  const contents = h('nav', { class: 'book-contents', 'aria-label': t('rules.contents') }, folded);
  const page = h('article', { class: 'help-page' });
  let gallery: Gallery | null = null;

  function show(rules: string): void {
    gallery?.close();
    const book = bookOf(rules);
    gallery = createGallery(illustratorOf(app.workshop.previewPainter(), book.setup()), () =>
      app.notify('part-missing', 'alert'),
    );
    const options = rules === played?.rules ? played.state.options : null;
    const chapters = chaptersOf(texts, rules, options, gallery);
    page.replaceChildren(
      h('h2', { class: 'book-name' }, hudGameOf(rules).name(texts)),
      ...chapters.map(({ element }) => element),
      h('section', {}, h('h3', {}, t('help.touch')), h('p', {}, t('help.touch.text'))),
    );
    list.replaceChildren(
      ...chapters.map(({ title, element }) => {
        const link = h('a', { href: `#${element.id}` }, title);
        on(link, 'click', (event) => {
          // The fragment of the address is reserved for links to games.
          event.preventDefault();
          go(element, hud.calm() ? 'auto' : 'smooth');
        });
        return h('li', {}, link);
      }),
    );
    void gallery.paint();
  }

  const offered = ADAPTERS.map(({ id }) => ({ value: id, label: hudGameOf(id).name(texts) }));
  const tabs = choiceGroup(t('new.rules'), offered, played?.rules ?? ADAPTERS[0]?.id ?? '', (rules) => {
    show(rules);
    dialog.body.scrollTop = 0;
  });
  const print = textButton('plain book-print', t('rules.print'), () => {
    // Print only when all pictures are painted.
    void gallery?.paint().then(() => globalThis.print());
  });
  dialog.element.addEventListener('close', () => gallery?.close());
  dialog.body.append(h('div', { class: 'book-head' }, tabs.element, print.element), contents, page);
  // Open the table of contents if there is room beside the pages.
  folded.open = dialog.body.clientWidth > ROOM;
  show(tabs.value());
  const meant = topic && page.querySelector<HTMLElement>(`[data-topic="${CSS.escape(topic)}"]`);
  if (!meant) return;
  meant.classList.add('meant');
  go(meant, 'auto');
}

function go(chapter: HTMLElement, behavior: ScrollBehavior): void {
  chapter.focus({ preventScroll: true });
  chapter.scrollIntoView?.({ block: 'start', behavior });
}
