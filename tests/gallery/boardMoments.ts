/** Table positions in shorthand, for the gallery's table page. */

export interface Moment {
  readonly title: string;
  /** Query of table.html. */
  readonly query: Readonly<Record<string, string>>;
}

const ALONE = 'B02 0 0 0';
const CHAIN = 'B21 0 0 0;B21 0 1 1;B03 -1 -1 1';
const FOUNDED = 'p0,-1,2 d0 castle0@0,-1';

export const MOMENTS: readonly Moment[] = [
  {
    title: 'Every place needs a bridge',
    query: { modules: 'bridges', start: ALONE, deck: 'B27 B02' },
  },
  {
    title: 'A bridge on the tile beside the held one',
    query: { modules: 'bridges', start: ALONE, deck: 'B31 B02', hold: '0,1,1' },
  },
  {
    title: 'A bridge on the held tile',
    query: { modules: 'bridges', start: 'B31 0 0 1', deck: 'B21 B31', hold: '0,1,3' },
  },
  {
    title: 'Bridges that may be built',
    query: { modules: 'bridges', start: ALONE, deck: 'B02 B31', play: 'p0,1,0' },
  },
  {
    title: 'A chosen bridge',
    query: { modules: 'bridges', start: ALONE, deck: 'B02 B31', play: 'p0,1,0', choose: 'bridge x=0 y=1 axis=WE' },
  },
  {
    title: 'Bridge after bridge, and what stands on and below them',
    query: { modules: 'bridges,castles', seed: 's40', tiles: '54', players: '3' },
  },
  {
    title: 'A castle may be founded',
    query: { modules: 'castles', start: CHAIN, deck: 'B21 B21 B03 B31', play: 'p0,-1,2 d0' },
  },
  {
    title: 'The castle is chosen',
    query: {
      modules: 'castles',
      start: CHAIN,
      deck: 'B21 B21 B03 B31',
      play: 'p0,-1,2 d0',
      choose: 'castle x=0 y=-1 feature=0',
    },
  },
  {
    title: 'A castle waits',
    query: { modules: 'castles', start: CHAIN, deck: 'B21 B21 B03 B31', play: FOUNDED },
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
      deck: 'B21 B21 B03 B31',
      play: `${FOUNDED} p1,1,3 d0 castle0@0,1 p-2,-1,3 x`,
    },
  },
];
