import { advise, judge } from './advice.ts';
import { chooseAction } from './choose.ts';
import { linesOf, valuesOf } from './lines.ts';
import type { Answer, BotReply, BotRequest, Question } from './protocol.ts';

/** The worker of the computer players: one response to each request. */

/** Time for judging one turn, in milliseconds. */
const JUDGEMENT_TIME = 300;
/** Time for values over decks, in milliseconds; the page then asks for more. */
const VALUES_TIME = 300;
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
    case 'lines':
      return { lines: linesOf(question.state, question.actions, question.seed) };
    case 'values':
      return {
        values: valuesOf(question.state, question.lines, question.seed, question, { clock, time: VALUES_TIME }),
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
