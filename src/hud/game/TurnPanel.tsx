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
import { ChoiceList } from './ChoiceList.tsx';
import { choicesOf } from '../words/choices.ts';
import { LapseClock } from './LapseClock.tsx';
import { commitLabel, promptOf, turnModeOf } from '../words/turnMode.ts';
import { isShared } from './WhoseTurn.tsx';

interface TurnPanelProps {
  readonly box?: RefObject<HTMLElement | null>;
  readonly hidden?: boolean;
  /** There is nothing to do at the table. */
  readonly isResting?: boolean;
  readonly hint?: ComponentChildren;
  /** Between the tile and the buttons. */
  readonly middle?: ComponentChildren;
  readonly onTiles: () => void;
}

/** Where several players share the screen, the panel shows whose turn it is. */
const sharedBy = (view: MatchView): MatchView['players'][number] | undefined =>
  isShared(view) && view.myTurn ? view.players[view.actor] : undefined;

/** Everything about the turn: the tile, the prompt, the choices, the hint and the green button. */
export function TurnPanel({ box, hidden, isResting, hint, middle, onTiles }: TurnPanelProps): VNode {
  const { t } = useTexts();
  const { match, texts: game } = useTable();
  const { intents } = match;
  const view = useView();
  const mode = turnModeOf(view);
  const prompt = promptOf(game, view);
  const owner = sharedBy(view);
  const classes = ['turn', mode === 'choose' && 'choosing', isResting && 'resting', owner && 'shared'];
  const { gesture, hand, refusal, state } = view;
  const preview = gesture.type === 'placing' ? gesture : null;
  const rotation = preview?.rotation ?? 0;
  const canTurn = preview !== null && preview.rotations.length > 1;
  return (
    <section
      ref={box ?? null}
      class={[...classes, owner && `player-${owner.colour}`].filter(Boolean).join(' ')}
      aria-label={t('tray.title')}
      tabIndex={-1}
      hidden={hidden}
      data-stage={mode === 'choose' ? state.awaiting : mode}
      data-hand={String(hand !== null)}
    >
      <div class="turn-slip">
        <TurnHead view={view} prompt={prompt} owner={owner} onTiles={onTiles} />
        <div class="turn-picture">
          <TilePicture
            tile={hand?.id ?? null}
            rotation={rotation}
            label={hand ? t('tray.tile', { features: tileText(game, hand, rotation, modulesOf(view)) }) : undefined}
            isDraggable
          />
        </div>
        <div class="turn-rotate">
          <RoundButton
            class="rotate-left"
            sign="left"
            label={t('tray.rotate.left')}
            disabled={!canTurn}
            onPress={() => intents.rotate(-1)}
          />
          <span class="rotate-keys" aria-hidden="true">
            <span class="label">{t('tray.rotate')}</span>
            <span>{'Q · E'}</span>
          </span>
          <RoundButton
            class="rotate-right"
            sign="right"
            label={t('tray.rotate.right')}
            disabled={!canTurn}
            onPress={() => intents.rotate(1)}
          />
        </div>
        <div class="turn-choices">
          <ChoiceList choices={choicesOf(game, view)} label={prompt.label} intents={intents} />
        </div>
        <p class="turn-refusal" role="alert" hidden={refusal === null}>
          {refusal !== null && game.refusal(refusal, state.awaiting)}
        </p>
      </div>
      {hint}
      <div class="turn-middle">{middle}</div>
      <div class="turn-actions">
        <RoundButton
          class="undo"
          sign="undo"
          label={t('tool.undo')}
          disabled={!view.canUndo}
          onPress={() => intents.undo()}
        />
        <TextButton class="go" sign="check" disabled={!view.canConfirm} onPress={() => intents.confirm()}>
          {commitLabel(game, view)}
        </TextButton>
      </div>
    </section>
  );
}

interface TurnHeadProps {
  readonly view: MatchView;
  readonly prompt: PromptTexts;
  readonly owner: MatchView['players'][number] | undefined;
  readonly onTiles: () => void;
}

/** What is asked, of whom, how long still, and how many tiles are left. */
function TurnHead({ view, prompt, owner, onTiles }: TurnHeadProps): VNode {
  const { t } = useTexts();
  const { figure } = useContent().game;
  const { left } = view.state;
  return (
    <div class="turn-head">
      <div class="turn-prompt">
        <h2 class="turn-title">{prompt.title}</h2>
        <p class="turn-note">
          <span class="turn-who" hidden={!owner}>
            <span class="badge" aria-hidden="true">
              {owner && figure(owner.colour)}
            </span>
            <span>{owner?.name}</span>
          </span>
          <span class="turn-detail" hidden={prompt.detail === ''}>
            {prompt.detail}
          </span>
        </p>
        <LapseClock lapse={view.lapse} isAsked={view.myTurn} />
      </div>
      <button
        type="button"
        class="left"
        title={t('tray.left', { count: left })}
        aria-label={t('tray.left', { count: left })}
        onClick={onTiles}
      >
        <Icon name="layers" />
        <span class="numeral left-count">{left}</span>
      </button>
    </div>
  );
}

/** Focuses what comes next: the choices, the green button, or else the panel, where the keys control the table. */
export function focusTurn(panel: HTMLElement): void {
  if (focusChoices(panel)) return;
  const next = panel.querySelector<HTMLElement>('.go:not(:disabled)') ?? panel;
  next.focus({ preventScroll: true });
}

/** Focuses the chosen option, otherwise the first. Returns false if there is none. */
export function focusChoices(panel: HTMLElement): boolean {
  const target = panel.querySelector<HTMLElement>('.choice[aria-checked="true"]') ?? panel.querySelector('.choice');
  (target as HTMLElement | null)?.focus();
  return target !== null;
}
