import { describe, expect, test } from 'vitest';
import { MAX_SET, formatSetText } from '../../src/game/index.ts';
import { MAX_MESSAGE } from '../../src/net/wire/json.ts';
import { parseMessage } from '../../src/net/wire/message.ts';
import { parseTerms } from '../../src/net/wire/parseEntry.ts';
import { ownSet, smallDraft } from '../support/ownSet.ts';
import { actSomewhere, heads, matchIn, replayed, seated, termsFor } from './pair.ts';

const set = ownSet(smallDraft());
const TERMS = { ...termsFor('castle'), set: formatSetText(set) };

describe('a match with custom tiles', () => {
  test('is played to the end by both devices, and the record replays', async () => {
    const pair = await seated('own', TERMS);
    expect(pair.guest.room.view.save.lobby).toBeNull();
    for (let n = 0; n < 1000 && !pair.host.room.view.logState?.outcome; n++) {
      actSomewhere(pair);
      await pair.clock.run(40);
    }
    await pair.clock.run(2000);
    expect(pair.host.room.view.logState?.outcome).toEqual({ type: 'over' });
    expect(heads(pair)[0]).toBe(heads(pair)[1]);
    const match = matchIn(pair.guest.room);
    const { state } = match;
    expect(state.set?.digest).toBe(set.digest);
    expect(state.drawn.every((id) => id.startsWith('own-'))).toBe(true);
    expect(replayed(match).scores).toEqual(state.scores);
  });

  test('terms with a set convert without loss', () => {
    expect(parseTerms(JSON.parse(JSON.stringify(TERMS)))).toEqual(TERMS);
    const message = parseMessage(JSON.stringify({ type: 'wish', rev: 1, terms: TERMS }));
    expect(message.ok && message.value).toMatchObject({ type: 'wish', terms: TERMS });
  });

  test.each<[string, unknown]>([
    ['an object', set],
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['other tiles than its digest names', formatSetText({ ...set, tiles: set.tiles.slice(1) })],
    ['another digest', formatSetText({ ...set, digest: 'f'.repeat(64) })],
    ['other spaces', ` ${TERMS.set}`],
    ['a name that turns the text round', formatSetText({ ...set, name: '\u202eevil' })],
    ['more than a set can be', JSON.stringify({ ...set, name: 'x'.repeat(2 * MAX_SET) })],
    ['a board without start spaces', formatSetText({ ...set, board: { ...(set.board as object), startSpaces: [] } })],
    ['a tile twice', formatSetText({ ...set, tiles: [...set.tiles, set.tiles[0]] })],
    ['deep nesting', `{"digest":"x","name":"x","tiles":${'['.repeat(500)}${']'.repeat(500)},"board":{},"tokens":{}}`],
  ])('terms whose set is %s are refused', (_what, broken) => {
    expect(parseTerms({ ...TERMS, set: broken })).toBeUndefined();
  });

  test('the largest set fits into one message', () => {
    expect(
      JSON.stringify(JSON.stringify({ set: '"'.repeat(MAX_SET / 3) + 'x'.repeat((2 * MAX_SET) / 3) })).length,
    ).toBeLessThan(MAX_MESSAGE);
  });
});
