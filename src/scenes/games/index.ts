import type { Match } from '../../session/contracts/match.ts';
import type { MakeTableGame, TableGame } from '../game.ts';
import type { TableSettings } from '../settings.ts';
import { carcassonneTable } from './carcassonne/carcassonneTable.ts';
import { castleTable } from './castle/castleTable.ts';

/** Table constructors by rule set. */
const TABLES: Readonly<Record<string, MakeTableGame>> = {
  castle: castleTable,
  zamek: castleTable,
  carcassonne: carcassonneTable,
};

export function tableOf(match: Match, settings: TableSettings): TableGame {
  const make = TABLES[match.view.rules];
  if (!make) throw new Error(`Expected a rule set with a table, got ${match.view.rules}`);
  return make(match, settings);
}
