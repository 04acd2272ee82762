import type { VNode } from 'preact';
import { colourOf, shapeOf } from '../../../art/players.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { commonLayers } from '../../assists/commonLayers.ts';
import { assistNote } from '../../table/assistNote.tsx';
import type { LayerEntry, TableContext } from '../../table/table.ts';
import type { AssistTexts } from './about.ts';
import { castleState } from './names.ts';

/** The assists of The Castle and Zamek that can be switched on. */
export function castleLayers(context: TableContext, { reach, empty }: AssistTexts): readonly LayerEntry[] {
  const { hud, match } = context;
  const { t, r } = hud.texts;
  const reachNote = ({ players }: MatchView): VNode => (
    <div class="assist-note">
      {players.flatMap((player) =>
        reach(player.index === 0 ? 0 : 1).map((text, n) => (
          <p key={`${player.index} ${n}`} class={`of-player player-${player.colour}`}>
            <span class="unseen">{`${player.name}: `}</span>
            {text}
          </p>
        )),
      )}
    </div>
  );

  function legend({ players }: MatchView): VNode {
    const items = [
      ...players.map(({ colour, name }) => [`pattern-${shapeOf(colour)} player-${colour}`, name] as const),
      ['pattern-tie', t('assists.tie')] as const,
      ['pattern-nobody', t('assists.nobody')] as const,
    ];
    const [first, second] = [0, 1].map((player) => colourOf(players[player]?.colour ?? player).base);
    return (
      <ul class="assist-note legend" style={{ '--first': first, '--second': second }}>
        {items.map(([pattern, words]) => (
          <li key={pattern}>
            {swatch(pattern)}
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
const PATTERNS: Readonly<Record<string, string>> = {
  'pattern-0': STRIPES,
  'pattern-1': DOTS,
  'pattern-tie': `${STRIPES}${DOTS}`,
  'pattern-nobody': 'M0 4H16M0 8H16M0 12H16',
};

/** A pattern on the board as a sample: stripes, dots, both, lines. */
const swatch = (look: string): VNode => (
  <svg class={`swatch ${look}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={PATTERNS[look.split(' ')[0] ?? '']} />
  </svg>
);
