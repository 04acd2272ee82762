import { test } from 'vitest';
import { SKINS } from '../../src/art/contract.ts';
import { checkBoards, checkTiles } from './ownSets.ts';

test.each(SKINS)('%s: a thousand tiles that people may draw are painted', (skin) => checkTiles(skin, 1000));
test('a thousand boards that people may draw are painted', () => checkBoards(1000));
