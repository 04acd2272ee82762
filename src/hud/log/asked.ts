import { lastTurnOf } from '../../session/aids.ts';
import type { MatchView } from '../../session/contract.ts';
import type { TableIntents } from '../../session/tableContract.ts';
import { castleWords } from '../game/castleWords.ts';
import type { Asked } from '../game/keys.ts';
import type { Choice, Shown, TableEvent, TableWords } from '../game/words.ts';
import type { Hud } from '../kit/hud.ts';

/** Answers for those who listen, to what others see at a glance. */
export const askedText = (hud: Hud, view: MatchView, what: Asked): string => askedOf(hud, castleWords(hud), view, what);

export function askedOf<Event extends TableEvent, View extends Shown<Event>, Intents extends TableIntents>(hud: Hud, words: TableWords<Event, View, Intents>, view: View, what: Asked): string {
  const { t, list, number } = hud.texts;
  switch (what) {
    case 'choices': {
      const { title, detail } = words.prompt(view);
      const cells = words.hanging(view) ? [] : view.legalCells.map(words.cell);
      // Counted as the number keys count them.
      const choices = words.choices(view).map((choice, place) => (choice.none ? choiceText(hud, choice) : `${number(place + 1)}: ${choiceText(hud, choice)}`));
      return [title, detail, list(cells), choices.join('; ')].filter(Boolean).join('. ');
    }
    case 'scores':
      return [...view.players.map((_, player) => words.standing(view, player)), t('tray.left', { count: view.state.left })].join('. ');
    case 'tile': {
      // Once it is laid, what lies there.
      if (!view.hand) return words.lastTile(view) ?? t('say.no-tile');
      const hanging = words.hanging(view);
      const tile = t('tray.tile', { features: words.hand(view, hanging?.rotation ?? 0) });
      return hanging ? `${words.cell(hanging)}. ${tile}` : tile;
    }
    case 'last': {
      const last = lastTurnOf(view);
      return last ? last.entries.filter(({ event }) => words.isEssential(event)).map(({ event }) => words.event(view, event)).join(' ') : t('log.empty');
    }
  }
}

/** `Knight in the tower, north, 8 points`. */
export const choiceText = ({ texts }: Hud, { label, hint, points }: Pick<Choice<never>, 'label' | 'hint' | 'points'>): string => [label, hint, points === null ? '' : texts.t('choice.points', { count: points })].filter(Boolean).join(', ');
