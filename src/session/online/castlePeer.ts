import { RULE_SETS, formatCastleRecord, makeGame, moveCall } from '../../game/index.ts';
import type { CastleAction, MatchState } from '../../game/index.ts';
import { castleSetup } from '../../net/log/castleLog.ts';
import { byPlayer } from '../../net/log/family.ts';
import { isCountryMatch } from '../../net/log/table.ts';
import { materialOfTerms } from '../../net/log/terms.ts';
import type { CastleTerms } from '../../net/log/terms.ts';
import type { Match, NewGame } from '../contract.ts';
import { createPlay } from '../play.ts';
import { peerKeeper, seatsByPlayer } from './peerKeeper.ts';
import type { Begun, PeerMatchPorts } from './peerKeeper.ts';

/** The Castle and Zamek between two devices. */
export function createCastlePeer(begun: Begun<CastleTerms>, ports: PeerMatchPorts): { readonly game: NewGame; readonly match: Match } {
  const { terms, first } = begun;
  const names = byPlayer(terms.names, first);
  const [one = '?', other = '?'] = names;
  const [seat = { kind: 'human' }, facing = { kind: 'peer' }] = seatsByPlayer(begun, ports.side);
  const [look = 0, against = 1] = byPlayer(terms.colours, first);
  const game: NewGame = { rules: terms.rules, set: materialOfTerms(terms).set ?? undefined, options: terms.options, players: [one, other], seats: [seat, facing], colours: [look, against], seed: '' };
  const keeper = peerKeeper<MatchState, CastleAction>(
    begun,
    {
      game: makeGame(castleSetup(terms, names)),
      is: (match): match is MatchState => !isCountryMatch(match),
      call: moveCall,
      record({ state: now, actions, players }) {
        const wallTokens = Object.fromEntries(Object.entries(now.wallTokens).flatMap(([field, kind]) => (kind === null ? [] : [[field, kind] as const])));
        return formatCastleRecord({ rules: RULE_SETS[now.rules], set: now.set, options: now.options, players, deck: now.drawn, wallTokens }, actions);
      },
    },
    ports,
  );
  const play = createPlay(game, keeper, ports.confirm);
  keeper.begin(play);
  return { game, match: play.match };
}
