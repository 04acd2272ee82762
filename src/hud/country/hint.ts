import type { LaidTile, country } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { CountryAdvice, CountryReason, CountryView } from '../../session/country/contract.ts';
import type { HintWords } from '../hint/hint.ts';
import type { Hud } from '../kit/hud.ts';
import { because } from '../words/advice.ts';
import { planeName } from '../words/cells.ts';
import { hasAbbot, laidOn, specOf } from './describe.ts';
import { roleOf } from './events.ts';
import { isStood, tileText } from './features.ts';

/** Hints of the countryside. */
export const countryHint = ({ texts }: Hud): HintWords<CountryView, CountryAdvice> => ({
  reasons: (_, { reasons }) => because(texts, reasons.map((reason) => reasonText(texts, reason))),
  text: (view, { actions }, spoken) => actions.map((action) => actionText(texts, view, actions[0], action, spoken)).filter(Boolean).join(' '),
  lays: ({ actions: [first] }) => first?.do === 'place',
  cells({ state }, { actions: [first], reasons }) {
    const at = first?.x !== undefined && first.y !== undefined ? { x: first.x, y: first.y } : state.laid.at(-1);
    return [...(at ? [at] : []), ...reasons.flatMap(({ features }) => features)];
  },
});

/** One reason as a clause that lacks its subject. */
function reasonText(texts: Texts, { what, kind, points }: CountryReason): string {
  if (!isStood(kind)) return '';
  const region = texts.t(`country.object.${kind}`);
  if (what === 'claims') return texts.t('reason.claims', { region });
  if (what === 'recalls') return texts.t('country.reason.recalls', { count: points });
  return texts.t(what === 'shares' ? 'country.reason.shares' : `reason.${what}`, { region, count: points });
}

function actionText(texts: Texts, view: CountryView, first: country.Action | undefined, { do: verb, x, y, rotation = 0, feature, figure = 'follower' }: country.Action, spoken: boolean): string {
  switch (verb) {
    case 'place': {
      const cell = planeName(texts, { x: x ?? 0, y: y ?? 0 });
      return spoken && view.hand ? texts.t('advice.place.spoken', { cell, features: tileText(texts, view.hand, rotation, hasAbbot(view)) }) : texts.t('advice.place', { cell });
    }
    case 'deploy': {
      const tile = tileOf(view, first);
      const kind = tile && specOf(view, tile.tile)?.features[feature ?? -1]?.kind;
      return kind ? texts.t('advice.deploy', { follower: texts.t(`country.choice.${roleOf(figure, kind)}`) }) : '';
    }
    case 'recall':
      return texts.t('advice.deploy', { follower: texts.t('country.choice.recall') });
    default:
      return texts.t('advice.deploy', { follower: texts.t('country.choice.none') });
  }
}

/** The tile of this turn: where the hint would lay it, or where it lies. */
function tileOf(view: CountryView, first: country.Action | undefined): Pick<LaidTile, 'tile'> | undefined {
  if (first?.do === 'place' && view.hand) return { tile: view.hand.id };
  return view.state.last ? laidOn(view, view.state.last) : undefined;
}
