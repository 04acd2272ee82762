import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { colourOf, shapeOf } from '../../../art/players.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { commonLayers } from '../../assists/commonLayers.ts';
import { assistNote } from '../../table/assistNote.tsx';
import type { LayerEntry, TableContext } from '../../table/table.ts';
import type { AssistTexts } from './about.ts';
import { castleState } from './names.ts';
import assistCard from '../../table/assistCard.module.css';
import text from '../../kit/text.module.css';
import styles from './layers.module.css';

/** The assists of The Castle and Zamek that can be switched on. */
export function castleLayers(context: TableContext, { reach, empty }: AssistTexts): readonly LayerEntry[] {
  const { hud, match } = context;
  const { t, r } = hud.texts;
  const reachNote = ({ players }: MatchView): VNode => (
    <div class={assistCard.note}>
      {players.flatMap((player) =>
        reach(player.index === 0 ? 0 : 1).map((words, n) => (
          <p key={`${player.index} ${n}`} class={assistCard.ofPlayer} data-colour={player.colour}>
            <span class={text.unseen}>{`${player.name}: `}</span>
            {words}
          </p>
        )),
      )}
    </div>
  );

  function legend({ players }: MatchView): VNode {
    const items = [
      ...players.map(({ colour, name }) => ({ pattern: PLAYERS[shapeOf(colour)], colour, words: name })),
      { pattern: 'tie', words: t('assists.tie') } as const,
      { pattern: 'nobody', words: t('assists.nobody') } as const,
    ];
    const [first, second] = [0, 1].map((player) => colourOf(players[player]?.colour ?? player).base);
    return (
      <ul class={clsx(assistCard.note, styles.legend)} style={{ '--first': first, '--second': second }}>
        {items.map(({ words, ...look }) => (
          <li key={words}>
            <Swatch {...look} />
            {words}
          </li>
        ))}
      </ul>
    );
  }

  return [
    {
      layer: 'courts',
      label: r(castleState(match.view).rules, 'assists.courts'),
      sign: 'courts',
      key: 'C',
      note: () => legend(match.view),
    },
    { layer: 'reach', label: t('assists.reach'), sign: 'reach', key: 'W', note: () => reachNote(match.view) },
    { layer: 'empty', label: t('assists.empty'), sign: 'area', key: 'K', note: () => assistNote(...empty()) },
    ...commonLayers(context),
  ];
}

const STRIPES = 'M0 8L8 0M4 16L16 4M12 16L16 12M0 16L16 0';
const DOTS = 'M4 4h.01M12 4h.01M4 12h.01M12 12h.01';
const PATTERNS = {
  stripes: STRIPES,
  dots: DOTS,
  tie: `${STRIPES}${DOTS}`,
  nobody: 'M0 4H16M0 8H16M0 12H16',
} as const;
/** By the shape of a player's followers. */
const PLAYERS = ['stripes', 'dots'] as const;

interface SwatchProps {
  readonly pattern: keyof typeof PATTERNS;
  readonly colour?: number;
}

/** A pattern on the board as a sample: stripes, dots, both, lines. */
const Swatch = ({ pattern, colour }: SwatchProps): VNode => (
  <svg
    class={clsx(styles.swatch, styles[pattern])}
    data-colour={colour}
    viewBox="0 0 16 16"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATTERNS[pattern]} />
  </svg>
);
