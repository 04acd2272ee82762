import type { FeatureAt } from '../../game/index.ts';
import type { Intents, MatchView } from '../../session/contract.ts';
import type { Hud } from '../kit/hud.ts';
import { effectOf } from '../kit/hud.ts';
import { tokenFace } from '../kit/emblem.ts';
import { icon } from '../kit/icons.ts';
import { cellName } from '../words/cells.ts';
import { directionsOf } from '../words/features.ts';
import { kindSign } from './kindSign.ts';
import { chosenRegion, pointsWith, stageOf } from './stage.ts';
import type { Choice as ChoiceOf } from './words.ts';

export type Choice = ChoiceOf<Intents>;

const same = (a: FeatureAt, b: FeatureAt): boolean => a.x === b.x && a.y === b.y && a.feature === b.feature;

export function choicesOf(view: MatchView, hud: Hud): readonly Choice[] {
  switch (stageOf(view)) {
    case 'deploy':
      return deployChoices(view, hud);
    case 'score':
      return scoreChoices(view, hud);
    case 'end':
      return tokenChoices(view, hud);
    default:
      return [];
  }
}

/** Where on the tile just laid a feature lies: `north and east`. */
function placeOnTile(view: MatchView, hud: Hud, at: FeatureAt): string {
  const laid = view.state.laid.find((tile) => tile.x === at.x && tile.y === at.y);
  const feature = laid && hud.app.tile(laid.tile).features[at.feature];
  if (!laid || !feature) return '';
  const sides = directionsOf(feature, laid.rotation).map((direction) => hud.texts.t(`side.${direction}`));
  const market = feature.marks.market ? hud.texts.r(view.rules, 'market', { count: feature.marks.market }) : '';
  return [sides.length > 0 ? hud.texts.list(sides) : hud.texts.t('side.none'), market].filter(Boolean).join(', ');
}

function deployChoices(view: MatchView, hud: Hud): readonly Choice[] {
  const feature = view.gesture.type === 'deploying' ? view.gesture.feature : undefined;
  const { texts } = hud;
  const items = view.deployChoices.map(
    (choice): Choice => ({
      key: `deploy-${choice.feature}`,
      label: texts.r(view.rules, `choice.${choice.kind}`),
      hint: [placeOnTile(view, hud, choice), choice.completed ? texts.t('choice.complete') : ''].filter(Boolean).join(' – '),
      sign: () => kindSign(choice.kind, view.rules),
      points: null,
      chosen: feature === choice.feature,
      none: false,
      choose: (intents) => intents.chooseFeature(choice.feature),
    }),
  );
  return [
    ...items,
    { key: 'none', label: texts.t('choice.none'), hint: '', sign: () => icon('none'), points: null, chosen: feature === null, none: true, choose: (intents) => intents.chooseFeature(null) },
  ];
}

function scoreChoices(view: MatchView, hud: Hud): readonly Choice[] {
  const { texts } = hud;
  const gesture = view.gesture.type === 'scoring' ? view.gesture : null;
  const region = chosenRegion(view);
  return view.scoreChoices.flatMap((choice) => {
    const where = texts.t('choice.at', { kind: texts.r(view.rules, `Kind.${choice.kind}`), cell: cellName(choice) });
    const isChosen = (token: number | null): boolean => region !== undefined && same(region, choice) && (gesture?.token ?? null) === token;
    const item = (token: number | null): Choice => {
      const effect = token === null ? null : effectOf(hud.app, view.rules, token);
      return {
        key: `score-${choice.x}-${choice.y}-${choice.feature}-${token ?? 'plain'}`,
        label: where,
        hint: effect ? texts.r(view.rules, `token.${effect}`) : '',
        sign: () => (effect ? tokenFace(effect, view.rules) : kindSign(choice.kind, view.rules)),
        points: pointsWith(choice.points, token),
        chosen: isChosen(token),
        none: false,
        choose: (intents) => intents.chooseRegion({ x: choice.x, y: choice.y, feature: choice.feature }, token),
      };
    };
    return [item(null), ...choice.tokens.map((token) => item(token))];
  });
}

function tokenChoices(view: MatchView, hud: Hud): readonly Choice[] {
  return view.tokenChoices.map((kind, index): Choice => {
    const effect = effectOf(hud.app, view.rules, kind);
    return {
      key: `token-${kind}-${index}`,
      label: hud.texts.r(view.rules, `token.${effect}`),
      hint: hud.texts.r(view.rules, `effect.${effect}`),
      sign: () => tokenFace(effect, view.rules),
      points: null,
      chosen: null,
      none: false,
      choose: (intents) => intents.useToken(kind),
    };
  });
}
