import type { country } from '../../game/index.ts';
import { createAsker } from '../asker.ts';
import { LIMIT, thinkerOf } from '../thinkerOf.ts';
import type { ThinkerOf } from '../thinkerOf.ts';
import { quickAction } from './choose.ts';
import { startCountryWorker } from './protocol.ts';
import type { CountryAnswer, CountryQuestion, CountryWorker } from './protocol.ts';

export type CountryThinker = ThinkerOf<country.CountryState, country.Action>;

export const createCountryThinker = (start: () => CountryWorker = startCountryWorker, limit = LIMIT): CountryThinker =>
  thinkerOf(createAsker<CountryQuestion, CountryAnswer>(start, limit), quickAction);
