import expansion2 from './boxes/tiles/expansion-2.json' with { type: 'json' };
import expansion3 from './boxes/tiles/expansion-3.json' with { type: 'json' };
import count from './count/tiles.json' with { type: 'json' };
import cult from './cult/tiles.json' with { type: 'json' };
import king from './king/tiles.json' with { type: 'json' };
import expansion8 from './boxes/tiles/expansion-8.json' with { type: 'json' };
import expansion1 from './boxes/tiles/expansion-1.json' with { type: 'json' };
import river1 from './river-1/tiles.json' with { type: 'json' };
import river2 from './river-2/tiles.json' with { type: 'json' };

/** The tiles of the modules, by the name of their set, as games and records write it. Another printing is another file. */
export const MODULE_TILES: Readonly<Record<string, unknown>> = {
  'river-1': river1,
  'expansion-3': expansion3,
  'river-2': river2,
  'expansion-6-count': count,
  'expansion-6-king': king,
  'expansion-6-cult': cult,
  'expansion-8': expansion8,
  'expansion-1': expansion1,
  'expansion-2': expansion2,
};
