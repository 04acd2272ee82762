import { advise, judge } from './advice.ts';
import { chooseAction } from './choose.ts';
import type { Answer, BotReply, BotRequest, Question } from './protocol.ts';

/** The worker of the computer players: one response to each request. */

/** Time for judging one turn, in milliseconds. */
const JUDGEMENT_TIME = 300;
const clock = (): number => performance.now();

function answer(question: Question): Answer {
  switch (question.ask) {
    case 'choice':
      return { action: chooseAction(question.state, question.level, question.seed, clock) };
    case 'advice':
      return { advice: advise(question.state, question.seed, clock) };
    case 'judgement':
      return {
        judgement: judge(question.state, question.actions, question.seed, {
          clock,
          time: JUDGEMENT_TIME,
          best: question.best,
        }),
      };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  let reply: BotReply;
  try {
    reply = { id: data.id, ...answer(data) };
  } catch (error) {
    reply = { id: data.id, error: String(error) };
  }
  self.postMessage(reply);
});
