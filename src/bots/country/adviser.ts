import type { country } from '../../game/index.ts';
import { LIMIT, adviserOf } from '../adviserOf.ts';
import type { AdviserOf } from '../adviserOf.ts';
import { createAsker } from '../asker.ts';
import { startCountryWorker } from './protocol.ts';
import type { CountryAnswer, CountryQuestion, CountryWorker } from './protocol.ts';
import type { CountryReason } from './reasons.ts';

export type CountryAdviser = AdviserOf<country.CountryState, country.Action, CountryReason>;

export const createCountryAdviser = (start: () => CountryWorker = startCountryWorker, limit = LIMIT): CountryAdviser =>
  adviserOf(createAsker<CountryQuestion, CountryAnswer>(start, limit));
