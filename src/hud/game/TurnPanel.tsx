import { clsx } from 'clsx';
import type { ComponentChildren, RefObject, VNode } from 'preact';
import type { MatchView } from '../../session/contracts/match.ts';
import type { PromptTexts } from '../table/texts.ts';
import { TilePicture } from '../table/TilePicture.tsx';
import { useContent } from '../table/useContent.tsx';
import { useTable, useView } from '../table/useMatch.tsx';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { Icon } from '../kit/icons.tsx';
import { tileText } from '../words/features.ts';
import { modulesOf } from '../words/names.ts';
import { AheadChoices, AloneButton } from './AheadChoices.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { choicesOf } from '../words/choices.ts';
import { DrawList } from './DrawList.tsx';
import { LapseClock } from './LapseClock.tsx';
import { commitLabel, promptOf, turnModeOf } from '../words/turnMode.ts';
import { isShared } from './WhoseTurn.tsx';
import badge from '../kit/badge.module.css';
import text from '../kit/text.module.css';
import panelText from '../table/panelText.module.css';
import styles from './TurnPanel.module.css';

interface TurnPanelProps {
  readonly box?: RefObject<HTMLElement | null>;
  readonly hidden?: boolean;
  /** There is nothing to do at the table. */
  readonly isResting?: boolean;
  /** On a desk it has a column with room for more. */
  readonly isDesk?: boolean;
  /** It is a sheet at the bottom. */
  readonly isSheet?: boolean;
  /** What a lesson or puzzle tells. */
  readonly lesson?: ComponentChildren;
  readonly hint?: ComponentChildren;
  /** Between the tile and the buttons. */
  readonly middle?: ComponentChildren;
  /** Opens further tools. */
  readonly more?: ComponentChildren;
  readonly onTiles: () => void;
}

/** Where several players share the screen, the panel shows whose turn it is. */
const sharedBy = (view: MatchView): MatchView['players'][number] | undefined =>
  isShared(view) && (view.myTurn || view.draw) ? view.players[view.actor] : undefined;

/** Everything about the turn: the tile, the prompt, the choices, the hint and the green button. */
export function TurnPanel(props: TurnPanelProps): VNode {
  const { box, hidden, isResting, isDesk, isSheet, lesson, hint, middle, more, onTiles } = props;
  const { t } = useTexts();
  const { match, texts: game } = useTable();
  const { intents } = match;
  const view = useView();
  const mode = turnModeOf(view);
  // Where only a finger chooses the cell, its name says less than what can be chosen on the tile; what it costs, more.
  const costs = view.prompt ? game.prompt(view, view.prompt)?.detail : undefined;
  const { ahead, gesture, hand, refusal, state } = view;
  const asked = promptOf(game, isSheet && costs === undefined ? (ahead ?? view) : view);
  // There, what a place costs is told once the tile is held.
  const isShort = isSheet && mode === 'place' && gesture.type === 'idle';
  const prompt = isShort ? { ...asked, detail: t('prompt.places', { count: view.legalCells.length }) } : asked;
  const owner = sharedBy(view);
  const rotation = gesture.type === 'placing' ? gesture.rotation : 0;
  return (
    <section
      ref={box ?? null}
      class={clsx(
        styles.turn,
        mode === 'choose' ? styles.choosing : hand && !ahead && styles.beside,
        isResting && styles.resting,
        owner && styles.shared,
      )}
      data-colour={owner?.colour}
      data-choosing={mode === 'choose' || undefined}
      aria-label={t('tray.title')}
      tabIndex={-1}
      hidden={hidden}
      data-stage={mode === 'choose' ? state.awaiting : mode}
      data-hand={String(hand !== null)}
      data-joined={ahead !== null || undefined}
    >
      {lesson}
      <div class={styles.slip}>
        <TurnHead view={view} prompt={prompt} owner={owner} more={isSheet && more} onTiles={onTiles} />
        <div class={styles.picture}>
          <TilePicture
            tile={hand?.id ?? null}
            rotation={rotation}
            label={hand ? t('tray.tile', { features: tileText(game, hand, rotation, modulesOf(view)) }) : undefined}
            isDraggable
          />
        </div>
        {isDesk && (
          <div class={styles.rotate}>
            <TurnButton direction={-1} />
            <span class={styles.rotateKeys} aria-hidden="true">
              <span class={text.label}>{t('tray.rotate')}</span>
              <span>{'Q · E'}</span>
            </span>
            <TurnButton direction={1} />
          </div>
        )}
        {view.draw && <DrawList draw={view.draw} />}
        {ahead && (
          <div class={styles.ahead}>
            <AheadChoices game={game} ahead={ahead} match={match} />
          </div>
        )}
        <div class={styles.choices}>
          <ChoiceList choices={choicesOf(game, view)} label={prompt.label} intents={intents} />
        </div>
        <p class={styles.refusal} role="alert" hidden={refusal === null}>
          {refusal !== null && game.refusal(refusal, state.awaiting)}
        </p>
      </div>
      {hint}
      <div class={styles.middle}>{middle}</div>
      <div class={styles.actions}>
        {!isSheet && more}
        {!isDesk && mode === 'place' && <TurnButton direction={1} />}
        <RoundButton
          class={styles.undo}
          sign="undo"
          label={t('tool.undo')}
          disabled={!view.canUndo}
          onPress={() => intents.undo()}
        />
        {ahead && <AloneButton game={game} ahead={ahead} match={match} class={styles.alone} />}
        <TextButton
          look="go"
          class={styles.go}
          data-go
          sign="check"
          disabled={!view.canConfirm}
          onPress={() => intents.confirm()}
        >
          {commitLabel(game, view)}
        </TextButton>
      </div>
    </section>
  );
}

/** Turns the held tile by a quarter: +1 clockwise, −1 anticlockwise. */
function TurnButton({ direction }: { direction: 1 | -1 }): VNode {
  const { t } = useTexts();
  const { intents } = useTable().match;
  const { gesture } = useView();
  return (
    <RoundButton
      class={direction === 1 ? styles.rotateRight : styles.rotateLeft}
      sign={direction === 1 ? 'right' : 'left'}
      label={t(direction === 1 ? 'tray.rotate.right' : 'tray.rotate.left')}
      disabled={gesture.type !== 'placing' || gesture.rotations.length <= 1}
      onPress={() => intents.rotate(direction)}
    />
  );
}

interface TurnHeadProps {
  readonly view: MatchView;
  readonly prompt: PromptTexts;
  readonly owner: MatchView['players'][number] | undefined;
  readonly more: ComponentChildren;
  readonly onTiles: () => void;
}

/** What is asked, of whom, how long still, and how many tiles are left. */
function TurnHead({ view, prompt, owner, more, onTiles }: TurnHeadProps): VNode {
  const { t } = useTexts();
  const { figure } = useContent().game;
  const { left } = view.state;
  return (
    <div class={styles.head}>
      <div class={clsx(panelText.prompt, styles.prompt)}>
        <h2 class={panelText.title}>{prompt.title}</h2>
        <p class={styles.note}>
          <span class={styles.who} data-owner hidden={!owner}>
            <span class={clsx(badge.badge, styles.badge)} aria-hidden="true">
              {owner && figure(owner.colour)}
            </span>
            <span>{owner?.name}</span>
          </span>
          <span class={clsx(panelText.detail, styles.detail)} hidden={prompt.detail === ''}>
            {prompt.detail}
          </span>
        </p>
        <LapseClock lapse={view.lapse} isAsked={view.myTurn} />
      </div>
      <div class={styles.corner}>
        <button
          type="button"
          class={styles.left}
          title={t('tray.left', { count: left })}
          aria-label={t('tray.left', { count: left })}
          onClick={onTiles}
        >
          <Icon name="layers" />
          <span class={clsx(text.numeral, styles.leftCount)}>{left}</span>
        </button>
        {more}
      </div>
    </div>
  );
}

/** Focuses what comes next: the choices, the green button, or else the panel, where the keys control the table. */
export function focusTurn(panel: HTMLElement): void {
  if (focusChoices(panel)) return;
  const next = panel.querySelector<HTMLElement>('[data-go]:not(:disabled)') ?? panel;
  next.focus({ preventScroll: true });
}

/** Focuses the chosen option, otherwise the first, or the first tile to draw. Returns false if there is none. */
export function focusChoices(panel: HTMLElement): boolean {
  const target =
    panel.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]') ??
    panel.querySelector('[role="radio"], [data-draws] [aria-label] > button[aria-label]');
  (target as HTMLElement | null)?.focus();
  return target !== null;
}
