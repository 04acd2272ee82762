import { soundLooks } from '../../art/players.ts';
import { botsOf } from '../../net/log/terms.ts';
import { byPlayer } from '../../net/log/logState.ts';
import { matchOf } from '../../net/log/rules.ts';
import { adapterOf } from '../../game/index.ts';
import type { Match, NewGame } from '../contract.ts';
import { createPlay } from '../play.ts';
import { setOf } from '../ownSet.ts';
import { letBotsPlay } from './bots.ts';
import { peerKeeper, seatsByPlayer } from './peerKeeper.ts';
import type { PeerMatchPorts } from './peerKeeper.ts';

/** A match between devices, ready to be opened by the application. */
export interface PeerMatch {
  readonly game: NewGame;
  readonly match: Match;
}

/** Returns undefined until it is known who starts. */
export function createPeerMatch(ports: PeerMatchPorts): PeerMatch | undefined {
  const logState = ports.logState();
  if (!logState?.table || logState.first === null) return undefined;
  const { terms, first, table } = logState;
  const begun = { logState, first };
  const { state } = matchOf(table);
  const game: NewGame = {
    rules: terms.rules,
    set: setOf(state),
    options: adapterOf(terms.rules).formatOptions(state.options),
    players: byPlayer(terms.names, first),
    seats: seatsByPlayer(begun, ports.side),
    colours: soundLooks(byPlayer(terms.colours, first)),
    seed: '',
  };
  const bots = ports.hosts && botsOf(terms).length > 0 ? letBotsPlay(logState.match, ports) : null;
  const keeper = peerKeeper(begun, ports);
  const play = createPlay(
    game,
    {
      ...keeper,
      wait: terms.wait,
      close() {
        keeper.close();
        bots?.close();
      },
    },
    { confirm: ports.confirm },
  );
  keeper.begin(play);
  return { game, match: play.match };
}
