import type { FeatureAt, country } from '../../game/index.ts';
import { samePick } from '../../session/country/gesture.ts';
import type { CountryIntents, CountryPick, CountryView } from '../../session/country/contract.ts';
import type { Choice, Prompt, Stage, TableWords } from '../game/words.ts';
import type { Hud } from '../kit/hud.ts';
import { icon } from '../kit/icons.ts';
import { countryFollowerShape } from '../kit/shapes.ts';
import { groupEntries } from '../log/groups.ts';
import { planeName } from '../words/cells.ts';
import { cellText, hasAbbot, laidOn, specOf } from './describe.ts';
import { eventText, isEssential, lineText, roleOf, subjectOf } from './events.ts';
import { sidesText, tileText } from './features.ts';
import { countrySign } from './kindSign.ts';

export type CountryWords = TableWords<country.CountryEvent, CountryView, CountryIntents>;

export function stageOf(view: CountryView): Stage {
  if (view.over) return 'over';
  if (view.thinking) return 'thinking';
  const { awaiting } = view.state;
  if (awaiting !== 'place' && awaiting !== 'deploy') return 'busy';
  return view.myTurn ? awaiting : 'wait';
}

/** What the panels say of the countryside. */
export function countryWords(hud: Hud): CountryWords {
  const { texts } = hud;
  const { t } = texts;
  const name = (view: CountryView, player: number): string => view.players[player]?.name ?? '';
  return {
    stage: stageOf,
    prompt: (view) => promptOf(hud, view),
    commit: (view) => commitLabel(hud, view),
    choices: (view) => (stageOf(view) === 'deploy' ? choicesOf(hud, view) : []),
    choicesLabel: () => t('country.figures'),
    hanging: ({ gesture }) => (gesture.type === 'placing' ? gesture : null),
    actor: ({ actor }) => actor,
    figure: countryFollowerShape,
    hand: (view, rotation) => (view.hand ? tileText(texts, view.hand, rotation, hasAbbot(view)) : ''),
    lastTile: (view) => (view.state.last ? cellText(hud, view, view.state.last) : null),
    cell: (cell) => planeName(texts, cell),
    refusal: (code) => texts.code(code),
    event: (view, event) => eventText(texts, view, event),
    laidAloud(view, event) {
      if (event.type !== 'laid' || view.players[event.player]?.seat.kind === 'human') return null;
      const spec = specOf(view, event.tile);
      return t('log.laid.spoken', { player: name(view, event.player), cell: planeName(texts, event), features: spec ? tileText(texts, spec, event.rotation, hasAbbot(view)) : '' });
    },
    scored: (view, entries) => entries.flatMap(({ event }) => (event.type === 'scored' ? [`${name(view, event.line.player)}: ${lineText(texts, event.line)}`] : [])),
    isEssential,
    subject: subjectOf,
    groups: (view) =>
      groupEntries(view.log, (event) => (event.type === 'turn-began' ? { player: event.player, heading: t('log.turn', { count: event.turn, player: name(view, event.player) }) } : null), {
        first: t('log.turn', { count: 1, player: name(view, 0) }),
        final: t('log.final'),
      }),
    standing: (view, index) => standingText(hud, view, index),
  };
}

function standingText({ texts }: Hud, view: CountryView, index: number): string {
  const player = view.players[index];
  if (!player) return '';
  const [followers, abbot] = player.figures;
  return [
    texts.t('card.score', { player: player.name, score: player.score }),
    texts.t('card.followers.left', { count: followers?.inHand ?? 0 }),
    abbot ? texts.t(abbot.inHand > 0 ? 'country.abbot.in' : 'country.abbot.out') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function promptOf({ texts }: Hud, view: CountryView): Prompt {
  const { t } = texts;
  const player = view.players[view.actor];
  const { gesture } = view;
  switch (stageOf(view)) {
    case 'place':
      return gesture.type === 'placing'
        ? { title: t('prompt.placing', { cell: planeName(texts, gesture) }), detail: t('prompt.turns', { count: gesture.rotations.length }) }
        : { title: t('prompt.place'), detail: t('prompt.places', { count: view.legalCells.length }) };
    case 'deploy':
      return { title: t('prompt.deploy'), detail: t('prompt.deploy.left', { count: player?.figures[0]?.inHand ?? 0 }) };
    case 'thinking':
      return { title: t('prompt.thinking', { player: player?.name ?? '' }), detail: '' };
    case 'wait':
      return { title: t('prompt.wait', { player: player?.name ?? '' }), detail: '' };
    case 'over':
      return { title: t('prompt.over'), detail: '' };
    default:
      return { title: t('prompt.busy'), detail: '' };
  }
}

function commitLabel({ texts }: Hud, { gesture, deployChoices }: CountryView): string {
  const { t } = texts;
  if (gesture.type !== 'deploying') return t('commit.place');
  const { pick } = gesture;
  if (pick === undefined) return t('commit.deploy');
  if (pick === null) return t('country.choice.none');
  if (pick.do === 'recall') return t('country.commit.recall');
  const choice = deployChoices.find((known) => samePick(pickOf(known), pick));
  const role = choice ? roleOf(choice.figure, choice.kind) : null;
  return role === null ? t('commit.deploy') : t(`country.commit.${role === 'garden' ? 'abbot' : role}`);
}

const pickOf = ({ x, y, feature, figure }: country.DeployChoice): CountryPick => ({ do: 'deploy', figure, x, y, feature });

/** Where on its tile a feature lies. */
function placeOnTile({ texts }: Hud, view: CountryView, at: FeatureAt): string {
  const laid = laidOn(view, at);
  const feature = laid && specOf(view, laid.tile)?.features[at.feature];
  if (!laid || !feature) return '';
  return [sidesText(texts, feature, laid.rotation), feature.marks.pennant ? texts.t('country.pennant') : ''].filter(Boolean).join(', ');
}

function choicesOf(hud: Hud, view: CountryView): readonly Choice<CountryIntents>[] {
  const { t } = hud.texts;
  const picked = view.gesture.type === 'deploying' ? view.gesture.pick : undefined;
  const isChosen = (pick: CountryPick | null): boolean => picked !== undefined && samePick(picked, pick);
  const item = (key: string, pick: CountryPick | null, rest: Pick<Choice<CountryIntents>, 'label' | 'hint' | 'sign' | 'points'>): Choice<CountryIntents> => ({
    key,
    ...rest,
    chosen: isChosen(pick),
    none: pick === null,
    choose: (intents) => intents.choose(pick),
  });
  const { recall } = view;
  return [
    ...view.deployChoices.map((choice) =>
      item(`${choice.figure}-${choice.x}-${choice.y}-${choice.feature}`, pickOf(choice), {
        label: t(`country.choice.${roleOf(choice.figure, choice.kind)}`),
        hint: [placeOnTile(hud, view, choice), choice.completed ? t('choice.complete') : ''].filter(Boolean).join(' – '),
        sign: () => countrySign(choice.kind),
        points: null,
      }),
    ),
    ...(recall ? [item('recall', { do: 'recall' }, { label: t('country.choice.recall'), hint: planeName(hud.texts, recall), sign: () => countrySign(recall.kind), points: recall.points })] : []),
    item('none', null, { label: t('country.choice.none'), hint: '', sign: () => icon('none'), points: null }),
  ];
}
