import type { VNode } from 'preact';
import { isScene } from '../../session/book/book.ts';
import type { Part } from '../../session/book/book.ts';
import { hudGameOf } from '../games/index.ts';
import { useFreshId, useTexts } from '../kit/context.tsx';
import type { PrintedChapter } from './chapters.ts';
import { SceneFigure } from './SceneFigure.tsx';
import text from '../kit/text.module.css';
import styles from './Chapter.module.css';

interface ChapterProps {
  readonly rules: string;
  readonly chapter: PrintedChapter;
  /** The book was opened for this chapter. */
  readonly isMeant: boolean;
}

export const idOf = ({ topic }: PrintedChapter): string => `rules-${topic}`;

export function Chapter({ rules, chapter, isMeant }: ChapterProps): VNode {
  const texts = useTexts();
  const heading = useFreshId('chapter');
  const { label, rows } = chapter;
  const say = (key: string): string => hudGameOf(rules).bookText(texts, key);
  return (
    <section
      id={idOf(chapter)}
      class={styles.chapter}
      data-topic={chapter.topic}
      data-meant={isMeant || undefined}
      tabIndex={-1}
      aria-labelledby={heading}
    >
      <h3 id={heading}>{say(chapter.heading)}</h3>
      {label !== undefined && <p class={text.hint}>{say(label)}</p>}
      {rows.flat().filter(isScene).length === 1 ? (
        <Beside rules={rules} parts={rows.flat()} />
      ) : (
        rows.map((row, n) => <Row key={n} rules={rules} row={row} />)
      )}
    </section>
  );
}

/** A single picture is beside all the text; exhibits are below both. */
const Beside = ({ rules, parts }: { rules: string; parts: readonly Part[] }): VNode => (
  <>
    <div class={styles.bookBeside}>
      <div class={styles.bookWords}>
        <Parts rules={rules} parts={parts.filter((part) => 'say' in part)} />
      </div>
      <Row rules={rules} row={parts.filter(isScene)} />
    </div>
    <Parts rules={rules} parts={parts.filter((part) => 'exhibit' in part)} />
  </>
);

const Row = ({ rules, row }: { rules: string; row: readonly Part[] }): VNode =>
  row.length > 0 && row.every(isScene) ? (
    <div class={styles.bookScenes}>
      <Parts rules={rules} parts={row} />
    </div>
  ) : (
    <Parts rules={rules} parts={row} />
  );

function Parts({ rules, parts }: { rules: string; parts: readonly Part[] }): VNode {
  const texts = useTexts();
  const game = hudGameOf(rules);
  return (
    <>
      {parts.map((part) =>
        isScene(part) ? (
          <SceneFigure key={part.text} rules={rules} scene={part} />
        ) : 'exhibit' in part ? (
          game.exhibit?.(texts, part.exhibit)
        ) : (
          <p key={part.say}>{game.bookText(texts, part.say)}</p>
        ),
      )}
    </>
  );
}
