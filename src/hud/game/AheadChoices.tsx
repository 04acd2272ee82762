import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { Match, MatchView } from '../../session/contracts/match.ts';
import type { GameTexts } from '../table/texts.ts';
import { TextButton } from '../kit/Button.tsx';
import { choicesOf } from '../words/choices.ts';
import type { Choice } from '../words/choices.ts';
import { promptOf } from '../words/turnMode.ts';
import text from '../kit/text.module.css';
import edge from '../kit/edge.module.css';
import styles from './AheadChoices.module.css';

interface AheadChoicesProps {
  readonly game: GameTexts;
  /** The view once the held tile lies. */
  readonly ahead: MatchView;
  readonly match: Match;
}

/** What can stand on the held tile, a sign for each; the green button then places both. */
export function AheadChoices({ game, ahead, match }: AheadChoicesProps): VNode {
  const choices = choicesOf(game, ahead).filter(({ none }) => !none);
  return (
    <div class={styles.ahead} role="group" aria-label={promptOf(game, ahead).label} data-ahead>
      {choices.map((choice) => (
        <AheadChoice key={choice.key} choice={choice} match={match} />
      ))}
    </div>
  );
}

function AheadChoice({ choice, match: { intents } }: { choice: Choice; match: Match }): VNode {
  const { label, hint, number, chosen } = choice;
  const name = [label, hint].filter(Boolean).join(', ');
  // Pressing the chosen one again confirms it, as in the list.
  const press = (): void => (chosen ? intents.confirm() : choice.choose(intents));
  return (
    <button
      type="button"
      class={clsx(edge.edge, styles.choice)}
      aria-pressed={chosen}
      aria-label={name}
      title={name}
      onClick={press}
    >
      {choice.sign()}
      {number !== null && (
        <span class={clsx(text.numeral, styles.number)} aria-hidden="true">
          {number}
        </span>
      )}
    </button>
  );
}

/** Places the held tile and nothing on it, in one press. */
export function AloneButton({
  game,
  ahead,
  match,
  class: more,
}: AheadChoicesProps & { class?: string | undefined }): VNode | null {
  const none = choicesOf(game, ahead).find((choice) => choice.none);
  if (!none || none.chosen) return null;
  function place(): void {
    none?.choose(match.intents);
    // Without “confirm every step” it is done already.
    if (match.view.ahead?.canConfirm) match.intents.confirm();
  }
  return (
    <TextButton look="plain" class={more} data-alone onPress={place}>
      {none.label}
    </TextButton>
  );
}
