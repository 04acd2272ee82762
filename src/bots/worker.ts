import { chooseAction } from './choose.ts';
import type { BotReply, BotRequest } from './protocol.ts';

/** The bot's worker: one request, one answer. */
self.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  const { id, state, level, seed } = data;
  let reply: BotReply;
  try {
    reply = { id, action: chooseAction(state, level, seed) };
  } catch (error) {
    reply = { id, error: String(error) };
  }
  self.postMessage(reply);
});
