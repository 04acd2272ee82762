import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { OwnSet } from '../../session/contracts/workshop.ts';
import { numberEvenly } from '../../session/workshop/boardEdits.ts';
import { TextButton } from '../kit/Button.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import { useBench, useEdit } from './bench.tsx';
import { BoardPicture } from './BoardPicture.tsx';
import { CornerRows } from './CornerRows.tsx';
import { IssueList } from './IssueList.tsx';
import { MODES, Plan } from './Plan.tsx';
import type { EditBoard, Mode } from './Plan.tsx';
import buttons from '../kit/Button.module.css';
import text from '../kit/text.module.css';
import parts from './parts.module.css';
import styles from './BoardPage.module.css';

/** The outline of the board, its start spaces and the numbers of its towers. */
export function BoardPage({ own }: { own: OwnSet }): VNode {
  const { t, r } = useTexts();
  const { rules } = useBench();
  const change = useEdit(own.id);
  const [mode, setMode] = useState<Mode>('cells');
  const { board } = own.draft;
  const issues = own.issues.filter(
    (issue) => !('tile' in issue) && !issue.code.startsWith('tiles') && issue.code !== 'set-large',
  );
  const edit: EditBoard = (how) =>
    change((draft) => {
      const next = how(draft.board);
      return next === draft.board ? draft : { ...draft, board: next };
    });
  return (
    <section class={parts.part} aria-label={t('workshop.part.board')}>
      <ChoiceGroup
        legend={t('board.mode')}
        choices={MODES.map((value) => ({ value, label: t(`board.mode.${value}`) }))}
        value={mode}
        onChange={setMode}
      />
      <p class={text.hint}>{mode === 'spaces' ? r(rules, 'board.hint.spaces') : t(`board.hint.${mode}`)}</p>
      <div class={styles.columns}>
        <div class={styles.planPart}>
          <p class={text.label} role="status">
            {t('workshop.cells.count', { count: board.cells.length })}
          </p>
          <Plan board={board} mode={mode} onEdit={edit} />
          <IssueList own={own} issues={issues} />
          <TextButton
            look="plain"
            class={buttons.small}
            sign="sum"
            hidden={mode !== 'corners'}
            onPress={() => edit(numberEvenly)}
          >
            {t('board.number')}
          </TextButton>
          <ol class={styles.cornerRows}>{mode === 'corners' && <CornerRows board={board} onEdit={edit} />}</ol>
        </div>
        <BoardPicture board={issues.length === 0 ? board : null} />
      </div>
    </section>
  );
}
