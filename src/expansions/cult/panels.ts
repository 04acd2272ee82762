import type { VNode } from 'preact';
import { carcassonne, sameCell, sameFeature } from '../../game/index.ts';
import type { FeatureAt, GameEvent } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { kindSign } from '../../hud/games/carcassonne/kindSign.ts';
import { carcassonneState, cellName, lyingIn } from '../../hud/games/carcassonne/names.ts';
import type { GameTexts, SliceTexts, NamedState } from '../../hud/table/texts.ts';
import type { ModulePanels, TableContext } from '../../hud/table/table.ts';
import { kindPicture } from '../../hud/kit/sign.tsx';
import { nameOf, specOf } from '../../hud/words/names.ts';
import { pieceName } from '../../hud/words/plain.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { reasonTexts } from '../../hud/modules/reasons.ts';

const CULT = 'cult';
const FOLLOWER = 'follower';

type Challenge = carcassonne.Slices['cult']['challenges'][number];
const challengesOf = (view: Pick<NamedState, 'state'>): readonly Challenge[] =>
  carcassonne.sliceOf(carcassonneState(view), CULT)?.challenges ?? [];

const cultSign = (): VNode =>
  kindPicture([
    ['dark', 'M3 21V12H6V21ZM18 21V12H21V21ZM10.500 21V7H13.500V21Z'],
    ['roof', 'M2 12L4.500 8.500L7 12ZM17 12L19.500 8.500L22 12ZM9.500 7L12 2.500L14.500 7Z'],
  ]);

/** Whether a monastery is a shrine. */
function isCult(view: Pick<MatchView, 'state' | 'tiles'>, at: FeatureAt): boolean {
  const laid = lyingIn(view).findLast((tile) => sameCell(tile, at));
  return laid !== undefined && specOf(view, laid.tile)?.features[at.feature]?.marks[CULT] === 1;
}

/** Number of tiles of a building so far, including its own. */
function tilesOf(view: Pick<NamedState, 'state'>, at: FeatureAt): number {
  const state = carcassonneState(view);
  const regions = carcassonne.regionsOf(carcassonne.positionOf(state, carcassonne.rulesOf(state.options)));
  return regions.find(({ features }) => features.some((one) => sameFeature(one, at)))?.now.count ?? 0;
}

/** Both buildings, both counts, and who leads by how many tiles. */
function challengeTexts(texts: Texts, view: NamedState, { cult, monastery, players }: Challenge): readonly string[] {
  const { t } = texts;
  const [heretic, monk] = players;
  const [a, b] = [tilesOf(view, cult), tilesOf(view, monastery)];
  const told = (what: 'cult' | 'monastery', player: number, at: FeatureAt, count: number): string =>
    t(`carcassonne.cult.${what}`, { player: nameOf(view, player), cell: cellName(texts, at), count });
  return [
    told('cult', heretic, cult, a),
    told('monastery', monk, monastery, b),
    a === b
      ? t('carcassonne.cult.level')
      : t('carcassonne.cult.ahead', { player: nameOf(view, a > b ? heretic : monk), count: Math.abs(a - b) }),
  ];
}

function cultTexts(texts: Texts, game: () => GameTexts): SliceTexts {
  const { t, list } = texts;

  function rivalryText(view: MatchView, event: GameEvent): string {
    const { features, players, winner, state } = event as GameEvent & {
      readonly features: readonly FeatureAt[];
      readonly players: readonly number[];
      readonly winner?: number;
      readonly state: 'begun' | 'won' | 'drawn' | 'dropped';
    };
    const [cult = '', monastery = ''] = features.map((at) => cellName(texts, at));
    const [heretic = '', monk = ''] = players.map((player) => nameOf(view, player));
    const values = { cult, monastery, heretic, monk };
    return state === 'won'
      ? t(winner === 0 ? 'carcassonne.cult.won.cult' : 'carcassonne.cult.won.monastery', values)
      : t(`carcassonne.cult.${state}`, values);
  }

  function completedText(view: MatchView, event: GameEvent): string | undefined {
    const { region, scorers } = event as GameEvent & {
      readonly region: FeatureAt;
      readonly scorers: readonly number[];
    };
    if (!isCult(view, region)) return undefined;
    const cell = cellName(texts, region);
    return scorers.length === 0
      ? t('carcassonne.cult.empty', { cell })
      : t('carcassonne.cult.completed', { cell, player: list(scorers.map((player) => nameOf(view, player))) });
  }

  return {
    reason: reasonTexts(texts, 'challenges', 'outpaces'),
    marks: ({ marks }) => (marks[CULT] ? [t('carcassonne.cult.mark')] : []),
    option(view, { action, target, piece }) {
      if (action.do !== 'deploy' || target.on !== 'feature' || !isCult(view, target)) return undefined;
      return {
        label:
          (piece ?? FOLLOWER) === FOLLOWER
            ? t('carcassonne.cult.choice')
            : t('carcassonne.cult.choice.other', { figure: pieceName(game(), piece ?? FOLLOWER) }),
        sign: cultSign,
        commit: t('carcassonne.cult.commit'),
      };
    },
    beside: (view) =>
      challengesOf(view).map(
        (challenge) => `${t('carcassonne.cult.challenge')}: ${challengeTexts(texts, view, challenge).join('; ')}.`,
      ),
    event(view, event) {
      const { at } = event as GameEvent & { readonly at?: FeatureAt };
      const player = nameOf(view, event['player'] as number);
      switch (event.type) {
        case 'rivalry':
          return rivalryText(view, event);
        case 'completed':
          return completedText(view, event);
        case 'deployed':
          return at && isCult(view, at) ? t('carcassonne.cult.deployed', { player }) : undefined;
        case 'follower-home':
          return at && isCult(view, at) ? t('carcassonne.cult.home', { player }) : undefined;
        default:
          return undefined;
      }
    },
  };
}

function cultPanels({ hud, match }: TableContext): ModulePanels {
  const { texts } = hud;
  const { t } = texts;
  const rules = [{ label: t('carcassonne.cult'), topic: CULT }];
  const rowsOf = (challenge: Challenge) => {
    return [{ label: t('carcassonne.cult.challenge'), value: challengeTexts(texts, match.view, challenge).join('; ') }];
  };

  return {
    about(at) {
      if (at.what !== 'feature') return undefined;
      const challenge = challengesOf(match.view).find(
        ({ cult, monastery }) => sameFeature(cult, at) || sameFeature(monastery, at),
      );
      const named = isCult(match.view, at)
        ? { title: t('carcassonne.cult.title'), sign: cultSign(), rules }
        : undefined;
      return challenge ? { ...named, rows: rowsOf(challenge), lines: [t('carcassonne.cult.stake')], rules } : named;
    },
    places: [
      {
        sign: cultSign,
        label: t('carcassonne.cult.challenges'),
        key: 'J',
        glance() {
          const count = challengesOf(match.view).length;
          return count === 0 ? null : t('carcassonne.cult.challenges.count', { count });
        },
        groups: () =>
          challengesOf(match.view).map(({ players }) => ({
            sign: () => kindSign('monastery'),
            barred: false,
            figures: players.map((player) => ({ player, count: 1 })),
          })),
        about: () => ({
          sign: cultSign(),
          title: t('carcassonne.cult.challenges'),
          rows: challengesOf(match.view).flatMap(rowsOf),
          lines: [t('carcassonne.cult.stake')],
          rules,
        }),
      },
    ],
  };
}

export const cult: HudModule = {
  name: ({ t }) => t('carcassonne.cult'),
  blurb: ({ t }) => t('carcassonne.cult.hint'),
  picture: { tile: 'H03' },
  options: {
    cultTiles: {
      label: ({ t }) => t('carcassonne.cult.options'),
      values: [
        [5, ({ t }) => t('carcassonne.cult.options.5')],
        [6, ({ t }) => t('carcassonne.cult.options.6')],
      ],
    },
  },
  table: cultTexts,
  panels: cultPanels,
};
