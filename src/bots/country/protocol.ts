import type { country } from '../../game/index.ts';
import type { AnswerOf, QuestionOf, WorkerOf } from '../protocol.ts';
import type { CountryReason } from './reasons.ts';

/** What the page and the worker of the countryside say to each other. A worker of its own: who plays the one family does not load the other. */
export type CountryQuestion = QuestionOf<country.CountryState, country.Action>;
export type CountryAnswer = AnswerOf<country.Action, CountryReason>;
export type CountryWorker = WorkerOf<CountryAnswer>;

export const startCountryWorker = (): CountryWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
