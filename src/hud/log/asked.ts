import type { MatchView } from '../../session/contracts/match.ts';
import { lastTurnOf } from '../../session/match/lastTurn.ts';
import { cellText } from '../board/describe.ts';
import { choicesNow } from '../words/choices.ts';
import type { Choice } from '../words/choices.ts';
import { promptOf } from '../words/turnMode.ts';
import { playerText } from '../words/playerText.ts';
import type { GameTexts } from '../table/texts.ts';
import { eventBefore } from '../words/eventOrder.ts';
import { eventText, isEssential, sentences } from '../words/events.ts';
import { tileText } from '../words/features.ts';
import { modulesOf } from '../words/names.ts';

/** What can be announced on request: the choices, the points, the tile in hand, the previous turn. */
export type Asked = 'choices' | 'scores' | 'tile' | 'last';

/** Answers for screen readers to what others see at a glance. */
export function askedText(game: GameTexts, view: MatchView, what: Asked): string {
  const { t, list, number } = game.texts;
  const preview = view.gesture.type === 'placing' ? view.gesture : null;
  switch (what) {
    case 'choices': {
      const { title, detail } = promptOf(game, view);
      const cells = preview ? [] : view.legalCells.map(game.cell);
      // Numbered like the number keys.
      const choices = choicesNow(game, view).map((choice, place) =>
        choice.none ? choiceText(game, choice) : `${number(place + 1)}: ${choiceText(game, choice)}`,
      );
      return [title, detail, list(cells), choices.join('; ')].filter(Boolean).join('. ');
    }
    case 'scores':
      return [
        [
          ...view.players.map((_, player) => playerText(game, view, player)),
          t('tray.left', { count: view.state.left }),
        ].join('. '),
        game.beside(view).join(' '),
      ]
        .filter(Boolean)
        .join('. ');
    case 'tile': {
      // Once the tile is laid, describe its cell.
      if (!view.hand) return view.state.last ? cellText(game, view, view.state.last) : t('say.no-tile');
      const tile = t('tray.tile', { features: tileText(game, view.hand, preview?.rotation ?? 0, modulesOf(view)) });
      return preview ? `${game.cell(preview)}. ${tile}` : tile;
    }
    case 'last': {
      const last = lastTurnOf(view);
      return last
        ? sentences(
            last.entries
              .filter(({ event }) => isEssential(event, eventBefore(view, event)))
              .map(({ event }) => eventText(game, view, event)),
          )
        : t('log.empty');
    }
  }
}

/** `Knight in the tower, north, 8 points`. */
export const choiceText = (
  { texts: { t, number } }: GameTexts,
  { label, hint, points, range }: Pick<Choice, 'label' | 'hint' | 'points' | 'range'>,
): string =>
  [label, hint, range ? number(range.value) : '', points === null ? '' : t('choice.points', { count: points })]
    .filter(Boolean)
    .join(', ');
