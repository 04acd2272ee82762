import { test } from 'vitest';
import { leaveDuringDraw } from './leaving.ts';

test('a farewell during a draw, three hundred times: equal games with equal logs', () => leaveDuringDraw(300));
