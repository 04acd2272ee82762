import type { AdviceOf, JudgementOf } from './advising.ts';
import type { Clock } from './decide.ts';
import type { BotLevel } from './levels.ts';
import type { AnswerOf, QuestionOf, ReplyOf, RequestOf } from './protocol.ts';

/** What a family's computer players can be asked. */
interface Minds<State, Action, Why> {
  choose(state: State, level: BotLevel, seed: string, clock: Clock): Action;
  advise(state: State, seed: string, clock: Clock): AdviceOf<Action, Why>;
  judge(state: State, actions: readonly Action[], seed: string, judging: { readonly clock: Clock; readonly time: number; readonly best?: readonly Action[] | undefined }): JudgementOf<Action, Why>;
}

/** Time for one judgement of an analysis, in milliseconds. */
const JUDGEMENT_TIME = 300;
const clock = (): number => performance.now();

/** A family's worker: one question, one answer. */
export function serve<State, Action, Why>({ choose, advise, judge }: Minds<State, Action, Why>): void {
  const answer = (question: QuestionOf<State, Action>): AnswerOf<Action, Why> => {
    switch (question.ask) {
      case 'choice':
        return { action: choose(question.state, question.level, question.seed, clock) };
      case 'advice':
        return { advice: advise(question.state, question.seed, clock) };
      case 'judgement':
        return { judgement: judge(question.state, question.actions, question.seed, { clock, time: JUDGEMENT_TIME, best: question.best }) };
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<RequestOf<QuestionOf<State, Action>>>) => {
    let reply: ReplyOf<AnswerOf<Action, Why>>;
    try {
      reply = { id: data.id, ...answer(data) };
    } catch (error) {
      reply = { id: data.id, error: String(error) };
    }
    self.postMessage(reply);
  });
}
