import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ADAPTERS } from '../../game/index.ts';
import { bookOf } from '../../session/book/index.ts';
import { hudGameOf } from '../games/index.ts';
import { TextButton } from '../kit/Button.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useHud } from '../kit/context.tsx';
import { Dialog, showDialog } from '../kit/Dialog.tsx';
import type { Hud } from '../kit/hud.ts';
import { Chapter, idOf } from './Chapter.tsx';
import { chaptersOf } from './chapters.ts';
import { GalleryContext, createGallery } from './gallery.ts';
import type { Gallery } from './gallery.ts';
import { illustratorOf } from './illustrator.ts';
import styles from './BookDialog.module.css';

/** In CSS pixels. */
const ROOM = 560;

/** The rules of every game as an illustrated book, opened at a topic if one is given. */
export function BookDialog({ topic }: { topic?: string | undefined }): VNode {
  const { app, texts, calm } = useHud();
  const { t } = texts;
  const [played] = useState(() => app.match?.view);
  const [{ rules, meant }, turnTo] = useState({ rules: played?.rules ?? ADAPTERS[0]?.id ?? '', meant: topic });
  const gallery = useGalleryOf(rules);
  const chapters = useMemo(() => chaptersOf(rules, rules === played?.rules ? played.state.options : null), [rules]);
  const page = useRef<HTMLElement>(null);
  const contents = useRef<HTMLDetailsElement>(null);
  const body = (): Element | null => page.current?.closest('dialog > div') ?? null;

  function go(to: string, behavior: ScrollBehavior): void {
    const chapter = page.current?.querySelector<HTMLElement>(`[data-topic="${CSS.escape(to)}"]`);
    chapter?.focus({ preventScroll: true });
    chapter?.scrollIntoView?.({ block: 'start', behavior });
  }

  useLayoutEffect(() => {
    // Open the table of contents if there is room beside the pages.
    if (contents.current) contents.current.open = (body()?.clientWidth ?? 0) > ROOM;
    if (topic) go(topic, 'auto');
  }, []);

  function choose(next: string): void {
    turnTo({ rules: next, meant: undefined });
    body()?.scrollTo({ top: 0 });
  }

  return (
    <Dialog title={t('menu.help')} class={styles.helpDialog}>
      <div class={styles.head}>
        <ChoiceGroup
          legend={t('new.rules')}
          choices={ADAPTERS.map(({ id }) => ({ value: id, label: hudGameOf(id).name(texts) }))}
          value={rules}
          onChange={choose}
        />
        <TextButton
          look="plain"
          // Print only when all pictures are painted.
          onPress={() => void gallery.paint().then(() => globalThis.print())}
        >
          {t('rules.print')}
        </TextButton>
      </div>
      <nav class={styles.contents} aria-label={t('rules.contents')}>
        <details ref={contents}>
          <summary>{t('rules.contents')}</summary>
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter.topic}>
                <a
                  href={`#${idOf(chapter)}`}
                  onClick={(event) => {
                    // The fragment of the address is reserved for links to games.
                    event.preventDefault();
                    go(chapter.topic, calm() ? 'auto' : 'smooth');
                  }}
                >
                  {hudGameOf(rules).bookText(texts, chapter.heading)}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <article class={styles.helpPage} ref={page}>
        <h2 class={styles.name}>{hudGameOf(rules).name(texts)}</h2>
        <GalleryContext.Provider value={gallery} key={rules}>
          {chapters.map((chapter) => (
            <Chapter key={chapter.topic} rules={rules} chapter={chapter} isMeant={chapter.topic === meant} />
          ))}
        </GalleryContext.Provider>
        <section>
          <h3>{t('help.touch')}</h3>
          <p>{t('help.touch.text')}</p>
        </section>
      </article>
    </Dialog>
  );
}

/** The gallery of this game's book, which paints what hangs in it. */
function useGalleryOf(rules: string): Gallery {
  const { app } = useHud();
  const gallery = useMemo(
    () =>
      createGallery(illustratorOf(app.workshop.previewPainter(), bookOf(rules).setup()), () =>
        app.notify('part-missing', 'alert'),
      ),
    [rules],
  );
  useLayoutEffect(() => void gallery.paint(), [gallery]);
  return gallery;
}

/** Opens it over the page; loaded with this part. */
export const openBook = (hud: Hud, topic?: string): void => showDialog(hud, <BookDialog topic={topic} />);
