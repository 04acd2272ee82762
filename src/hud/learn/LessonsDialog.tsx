import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ADAPTERS } from '../../game/index.ts';
import type { LessonRef } from '../../session/contracts/learn.ts';
import { hudGameOf } from '../games/index.ts';
import { Alert } from '../kit/Alert.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useApp, useTexts } from '../kit/context.tsx';
import { Dialog, showDialog } from '../kit/Dialog.tsx';
import type { Hud } from '../kit/hud.ts';
import { Icon } from '../kit/icons.tsx';
import { lessonName } from './lessonName.ts';
import { namesAt } from './names.ts';
import buttons from '../kit/Button.module.css';
import text from '../kit/text.module.css';
import styles from './LessonsDialog.module.css';

/** The lessons of each rule set in order; completed ones are marked. */
export function LessonsDialog(): VNode {
  const { learning, savedGames } = useApp();
  const texts = useTexts();
  const { t } = texts;
  const offered = ADAPTERS.flatMap(({ id }) =>
    hudGameOf(id).lessons.length > 0 ? [{ value: id, label: hudGameOf(id).name(texts) }] : [],
  );
  const last = offered.find(({ value }) => value === savedGames[0]?.rules) ?? offered[0];
  const [rules, setRules] = useState(last?.value ?? '');
  const [trouble, setTrouble] = useState<string | null>(null);
  const missing = (): void => setTrouble('part-missing');
  const { lessons } = hudGameOf(rules);
  const isDone = ({ id }: LessonRef): boolean => learning.progress.lessons.includes(id);
  const done = lessons.filter(isDone).length;
  return (
    <Dialog title={t('learn.title')}>
      <p class={text.lead}>{done > 0 ? t('learn.count', { done, count: lessons.length }) : t('learn.hint')}</p>
      <ChoiceGroup legend={t('new.rules')} choices={offered} value={rules} onChange={setRules} />
      <Alert code={trouble} />
      <ol class={styles.rows}>
        {lessons.map((lesson, n) => (
          <LessonRow
            key={lesson.id}
            name={lessonName(texts, lesson)}
            number={n + 1}
            isDone={isDone(lesson)}
            onPress={() => void learning.teach(lesson, namesAt(texts)).then(setTrouble, missing)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

interface LessonRowProps {
  readonly name: string;
  readonly number: number;
  readonly isDone: boolean;
  readonly onPress: () => void;
}

function LessonRow({ name, number, isDone, onPress }: LessonRowProps): VNode {
  const texts = useTexts();
  return (
    <li>
      <button type="button" class={clsx(buttons.rowButton, styles.rowButton)} onClick={onPress}>
        <span class={clsx(styles.mark, isDone && styles.done)} aria-hidden="true">
          {isDone ? <Icon name="check" /> : texts.number(number)}
        </span>
        <span>{name}</span>
        {isDone && <span class={clsx(text.hint, styles.hint)}>{texts.t('learn.done')}</span>}
      </button>
    </li>
  );
}

/** Opens it over the page. */
export const openLessons = (hud: Hud): void => showDialog(hud, <LessonsDialog />);
