import type { VNode } from 'preact';
import { adapterOf } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { cellName } from '../../hud/games/carcassonne/names.ts';
import type { SliceTexts } from '../../hud/table/texts.ts';
import { kindPicture } from '../../hud/kit/sign.tsx';
import { eventBefore } from '../../hud/words/eventOrder.ts';
import { nameOf } from '../../hud/words/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { reasonTexts } from '../../hud/modules/reasons.ts';

const DISMISS = 'dismiss';

const princessSign = (): VNode =>
  kindPicture([
    ['roof', 'M12 9.500C16 9.500 18.500 17 19.500 22H4.500C5.500 17 8 9.500 12 9.500Z'],
    ['wall', 'M12 4.500A3.300 3.300 0 1 0 12 11.100A3.300 3.300 0 0 0 12 4.500Z'],
    ['flag', 'M7.500 5.500L7 1.500L9.800 3.500L12 1L14.200 3.500L17 1.500L16.500 5.500Z'],
  ]);

function princessTexts(texts: Texts): SliceTexts {
  const { t } = texts;
  return {
    reason: reasonTexts(texts, 'dismisses'),
    marks: ({ marks: { princess: mark } }) => (mark ? [t('carcassonne.princess.mark')] : []),
    option(view, { action, target }) {
      if (action.do !== DISMISS || target.on !== 'piece') return undefined;
      const knight = adapterOf(view.rules)
        .pieces(view.state)
        .find(({ id }) => id === target.piece);
      const owner = knight?.owner ?? null;
      return {
        label:
          owner === null || owner === action.player
            ? t('carcassonne.princess.choice.own')
            : t('carcassonne.princess.choice', { player: nameOf(view, owner) }),
        hint:
          knight?.place.on === 'feature'
            ? t('choice.at', { kind: t('carcassonne.Kind.city'), cell: cellName(texts, knight.place) })
            : '',
        sign: princessSign,
        commit: t('carcassonne.princess.commit'),
      };
    },
    prompt(_, { options }) {
      if (!options.some(({ action }) => action.do === DISMISS)) return undefined;
      const isAlone = options.every(({ action }) => action.do === DISMISS);
      return {
        title: t('carcassonne.princess.prompt'),
        detail: t(isAlone ? 'carcassonne.princess.prompt.must' : 'carcassonne.princess.prompt.may'),
        ...(isAlone ? { label: t('carcassonne.princess.label'), commit: t('carcassonne.princess.commit') } : {}),
      };
    },
    // A figure goes home directly after a tile was placed only because of a princess.
    event: (view, event) =>
      event.type === 'follower-home' && eventBefore(view, event)?.type === 'laid'
        ? t('carcassonne.princess.home', { player: nameOf(view, event['player'] as number) })
        : undefined,
    advice: ({ action: { do: verb, x = 0, y = 0 } }) =>
      verb === DISMISS
        ? t('advice.deploy', { follower: t('carcassonne.princess.advice', { cell: cellName(texts, { x, y }) }) })
        : undefined,
  };
}

export const princess: HudModule = {
  name: ({ t }) => t('carcassonne.princess'),
  blurb: ({ t }) => t('carcassonne.princess.hint'),
  picture: { tile: 'D24' },
  options: {
    princess: {
      label: ({ t }) => t('carcassonne.princess.options'),
      values: [
        ['must', ({ t }) => t('carcassonne.princess.options.must')],
        ['may', ({ t }) => t('carcassonne.princess.options.may')],
      ],
    },
  },
  table: princessTexts,
};
