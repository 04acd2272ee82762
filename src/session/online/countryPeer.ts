import { isLook, paintOf } from '../../art/players.ts';
import { createCountryThinker } from '../../bots/country/thinker.ts';
import { simplestAction } from '../../bots/country/choose.ts';
import { BOT_LEVELS } from '../../bots/levels.ts';
import { country, countryMoveCall, makeCountryGame } from '../../game/index.ts';
import type { CountryMatch as CountryWhole } from '../../game/index.ts';
import { countrySetup } from '../../net/log/countryLog.ts';
import { sideToMove } from '../../net/log/course.ts';
import { byPlayer } from '../../net/log/family.ts';
import { countryOf, isCountryMatch } from '../../net/log/table.ts';
import { countryRules } from '../../net/log/terms.ts';
import type { CountryTerms } from '../../net/log/terms.ts';
import type { CountryMatch, CountryNewGame } from '../country/contract.ts';
import { LOOKS } from '../country/shelf.ts';
import { createCountryPlay } from '../country/play.ts';
import { peerKeeper, seatsByPlayer } from './peerKeeper.ts';
import type { Begun, PeerMatchPorts } from './peerKeeper.ts';

/** The countryside between several devices. */
export function createCountryPeer(begun: Begun<CountryTerms>, ports: PeerMatchPorts): { readonly game: CountryNewGame; readonly match: CountryMatch } {
  const { terms, first } = begun;
  const rules = countryRules(terms);
  const players = byPlayer(terms.names, first);
  const game: CountryNewGame = { rules: terms.rules, options: terms.options, players, seats: seatsByPlayer(begun, ports.side), colours: soundColours(byPlayer(terms.colours, first)), seed: '' };
  const bots = ports.side === 0 ? letBotsPlay(begun, ports) : null;
  const kept = peerKeeper<CountryWhole, country.Action>(
    begun,
    {
      game: makeCountryGame(countrySetup(terms, players)),
      is: isCountryMatch,
      call: countryMoveCall,
      record: ({ state, actions }) => country.formatCountryRecord({ rules, players, start: state.start, deck: state.drawn }, actions),
    },
    ports,
  );
  const keeper = {
    ...kept,
    close() {
      kept.close();
      bots?.close();
    },
  };
  const play = createCountryPlay(game, keeper, { confirmed: ports.confirm });
  kept.begin(play);
  return { game, match: play.match };
}

/** Looks as they were sent; where two could be taken for one another, others. */
const soundColours = (looks: readonly number[]): readonly number[] => (looks.every(isLook) && new Set(looks.map(paintOf)).size === looks.length ? looks : LOOKS.slice(0, looks.length));

/** The host's device plays for the computer players of the room. */
function letBotsPlay({ course: { match } }: Begun<CountryTerms>, { course, act, subscribe, botPace }: PeerMatchPorts): { close(): void } {
  let thinker: ReturnType<typeof createCountryThinker> | null = null;
  let asked: CountryWhole | null = null;
  let closed = false;

  /** The level that is to act now, and on what. */
  function due(): { readonly level: string; readonly whole: CountryWhole } | null {
    const now = course();
    const mover = now && now.match === match && !now.outcome ? sideToMove(now) : null;
    const level = mover === null ? null : (now?.bots[mover] ?? null);
    const whole = now?.table ? countryOf(now.table) : null;
    return level === null || !whole || country.isTileDue(whole.state) ? null : { level, whole };
  }

  async function look(): Promise<void> {
    const now = due();
    if (!now || closed || now.whole === asked) return;
    const { level, whole } = now;
    asked = whole;
    const rules = country.rulesOf(whole.state.options);
    const started = Date.now();
    thinker ??= createCountryThinker();
    const action = await thinker.think(country.hideSecrets(whole.state, rules), BOT_LEVELS.find((known) => known === level) ?? 'castellan', `${match}/${whole.state.actor}`);
    const pause = botPace() - (Date.now() - started);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (closed || due()?.whole !== whole) return;
    act(action);
    // A computer player never stalls a game: where its choice is refused, a simple legal one is taken.
    if (due()?.whole === whole) act(simplestAction(whole.state));
    void look();
  }

  const leave = subscribe(() => void look());
  void look();
  return {
    close() {
      closed = true;
      leave();
      thinker?.close();
    },
  };
}
