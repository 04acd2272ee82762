import { clsx } from 'clsx';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ActivePuzzle, Judgement, PuzzleView, Tutor } from '../../session/contracts/learn.ts';
import { isSolved } from '../../session/contracts/learn.ts';
import { hudGameOf } from '../games/index.ts';
import { useTable, useView } from '../table/useMatch.tsx';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { useChanges, useHud, useTexts } from '../kit/context.tsx';
import { SpokenAlso } from '../kit/SpokenAlso.tsx';
import { rounded } from '../review/rounded.ts';
import { adviceText, partsText, reasonsText } from '../words/advice.ts';
import { spotTexts } from '../words/learning.ts';
import { lessonButtons } from './flow.ts';
import type { LearnButton } from './flow.ts';
import { lessonName } from './lessonName.ts';
import { showPuzzles } from './openPuzzles.ts';
import { aboutPuzzle } from './puzzleWords.ts';
import form from '../kit/form.module.css';
import surface from '../kit/surface.module.css';
import text from '../kit/text.module.css';
import styles from './LearnPanel.module.css';

/** The text of a lesson step or a puzzle, with the buttons to continue. */
export const LearnPanel = ({ current }: { current: Tutor | ActivePuzzle }): VNode =>
  current.kind === 'lesson' ? <LessonPanel tutor={current} /> : <PuzzlePanel puzzle={current} />;

function LessonPanel({ tutor }: { tutor: Tutor }): VNode {
  const hud = useHud();
  const { texts: game, match } = useTable();
  useView();
  useChanges(tutor.subscribe);
  const { texts } = hud;
  const { t } = texts;
  const { view } = tutor;
  const places = spotTexts(game, match);
  const name = lessonName(texts, view);
  return (
    <Telling
      kind="lesson"
      mood={view.mood}
      step={t('learn.step', { lesson: name, step: view.step + 1, steps: view.steps })}
      title={view.mood === 'wrong' ? t('learn.wrong') : view.mood === 'done' ? t('learn.well') : name}
      buttons={lessonButtons(hud, tutor)}
    >
      <p>{hudGameOf(view.rules).lessonText(texts, view.text)}</p>
      {places.length > 0 && <p class={text.unseen}>{t('learn.look', { places: texts.list(places) })}</p>}
    </Telling>
  );
}

function PuzzlePanel({ puzzle }: { puzzle: ActivePuzzle }): VNode {
  const hud = useHud();
  const { texts } = hud;
  const { t } = texts;
  useView();
  useChanges(puzzle.subscribe);
  const { view, show, again } = puzzle;
  const { puzzle: posed, number, daily, mood, judgement, shows } = view;
  const solved = judgement !== null && isSolved(judgement.loss);
  const judged = mood === 'judged';
  const other = shows === 'best' ? 'own' : 'best';
  return (
    <Telling
      kind="puzzle"
      mood={mood === 'ask' ? 'task' : mood === 'judging' ? 'told' : solved ? 'done' : 'wrong'}
      step={[daily ? t('puzzles.menu') : t('puzzles.number', { number }), ...aboutPuzzle(texts, posed)].join(' · ')}
      title={judged ? t(solved ? 'puzzle.solved' : 'learn.wrong') : t('puzzle.ask')}
      buttons={
        judged
          ? [
              ...(judgement && judgement.loss > 0 ? [{ label: t(`puzzle.${other}`), press: () => show(other) }] : []),
              { label: t('learn.again'), press: again },
              { label: t('puzzle.another'), press: () => showPuzzles(hud) },
            ]
          : []
      }
    >
      {mood === 'ask' && <p>{t('puzzle.ask.hint')}</p>}
      {mood === 'ask' && view.again && <p class={text.hint}>{t('puzzle.again.hint')}</p>}
      {mood === 'judging' && <p>{t('puzzle.judging')}</p>}
      {judged && <Verdict judgement={judgement} shows={shows} />}
    </Telling>
  );
}

function Verdict({ judgement, shows }: Pick<PuzzleView, 'judgement' | 'shows'>): VNode {
  const texts = useTexts();
  const { t } = texts;
  if (!judgement) return <p>{t('verdict.unknown')}</p>;
  const { loss, best, played, parts } = judgement;
  return (
    <>
      <p>{isSolved(loss) ? t('verdict.good') : t('verdict.lost', { count: rounded(loss) })}</p>
      <p>
        <span class={text.label}>{t(shows === 'best' ? 'verdict.better' : 'verdict.played')}</span>{' '}
        <Way advice={shows === 'best' ? best : played} withPlace={shows === 'best'} />
      </p>
      {parts && shows === 'best' && <p>{partsText(texts, parts)}</p>}
    </>
  );
}

/** Why advice is good, and `withPlace` also what it is. */
function Way({ advice, withPlace }: { advice: Judgement['best']; withPlace: boolean }): VNode {
  const { texts: game, match } = useTable();
  return (
    <>
      <strong>{reasonsText(game, advice.reasons)}</strong>{' '}
      {withPlace && <SpokenAlso words={(spoken) => adviceText(game, match.view, advice, spoken)} />}
    </>
  );
}

interface TellingProps {
  readonly kind: 'lesson' | 'puzzle';
  readonly mood: string;
  readonly step: string;
  readonly title: string;
  readonly buttons: readonly LearnButton[];
  readonly children: ComponentChildren;
}

function Telling({ kind, mood, step, title, buttons, children }: TellingProps): VNode {
  const { app } = useHud();
  const { t } = useTexts();
  const panel = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const told = [step, title, mood, ...buttons.map(({ label }) => label)].join('\n');
  const hadFocus = bar.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    // If a button had the focus, the new first button gets it.
    if (hadFocus) bar.current?.querySelector('button')?.focus();
    panel.current?.scrollTo?.({ top: 0 });
  }, [told]);
  return (
    <section
      ref={panel}
      class={clsx(surface.slip, styles.learn)}
      data-kind={kind}
      aria-label={t(kind === 'lesson' ? 'learn.title' : 'puzzles.title')}
      data-mood={mood}
    >
      <RoundButton
        sign="close"
        label={t(kind === 'lesson' ? 'learn.leave' : 'puzzle.leave')}
        onPress={() => app.leaveMatch()}
      />
      <div class={styles.told} role="status">
        <p class={clsx(text.label, styles.step)}>{step}</p>
        <h2 class={styles.title}>{title}</h2>
        <div key={told} class={styles.words}>
          {children}
        </div>
      </div>
      <div class={clsx(styles.buttons, form.stickyBar)} ref={bar}>
        {buttons.map(({ label, press }, n) => (
          <TextButton key={`${told}${n}`} look={n === 0 ? 'go' : 'plain'} onPress={press}>
            {label}
          </TextButton>
        ))}
      </div>
    </section>
  );
}
