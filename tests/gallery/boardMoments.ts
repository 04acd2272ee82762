/** Table positions in words (notation.ts), for the gallery's table page. */

export interface Moment {
  readonly title: string;
  /** Query of table.html. */
  readonly query: Readonly<Record<string, string>>;
}

const ALONE = 'monastery at 0,0';
const CHAIN = 'city edge at 0,0; city edge at 0,1 turned 1; monastery with road at -1,-1 turned 1';
const CITY = 'place at 0,-1 turned 2; follower on city';
const FOUNDED = `${CITY}; castle on city at 0,-1`;
const CASTLES = '2 × city edge; monastery with road; straight road';

export const MOMENTS: readonly Moment[] = [
  {
    title: 'Every place needs a bridge',
    query: { modules: 'bridges', start: ALONE, deck: 'four roads; monastery' },
  },
  {
    title: 'A bridge on the tile beside the held one',
    query: { modules: 'bridges', start: ALONE, deck: 'straight road; monastery', hold: '0,1,1' },
  },
  {
    title: 'A bridge on the held tile',
    query: {
      modules: 'bridges',
      start: 'straight road at 0,0 turned 1',
      deck: 'city edge; straight road',
      hold: '0,1,3',
    },
  },
  {
    title: 'Bridges that may be built',
    query: { modules: 'bridges', start: ALONE, deck: 'monastery; straight road', play: 'place at 0,1' },
  },
  {
    title: 'A chosen bridge',
    query: {
      modules: 'bridges',
      start: ALONE,
      deck: 'monastery; straight road',
      play: 'place at 0,1',
      choose: 'bridge x=0 y=1 axis=WE',
    },
  },
  {
    title: 'Bridge after bridge, and what stands on and below them',
    query: { modules: 'bridges,castles', seed: 's40', tiles: '54', players: '3' },
  },
  {
    title: 'A castle may be founded',
    query: { modules: 'castles', start: CHAIN, deck: CASTLES, play: CITY },
  },
  {
    title: 'The castle is chosen',
    query: {
      modules: 'castles',
      start: CHAIN,
      deck: CASTLES,
      play: CITY,
      choose: 'castle x=0 y=-1 feature=0',
    },
  },
  {
    title: 'A castle waits',
    query: { modules: 'castles', start: CHAIN, deck: CASTLES, play: FOUNDED },
  },
  {
    title: 'What castles in waiting wait for',
    query: { modules: 'bridges,castles', seed: 's40', tiles: '54', players: '3', layer: 'surrounded' },
  },
  {
    title: 'Two castles that were paid',
    query: {
      modules: 'castles',
      start: CHAIN,
      deck: CASTLES,
      play: `${FOUNDED}; place at 1,1 turned 3; follower on city; castle on city at 0,1; place at -2,-1 turned 3; pass`,
    },
  },
];
