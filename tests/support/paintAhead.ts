import type { BrowserContext } from 'playwright-core';

/**
 * Painters of pages opened from here on paint only what is on the table and no tiles ahead: half of the work, without
 * effect on a picture of the table. The board's painter does not tell the other one that it is idle.
 */
export const paintNothingAhead = (context: BrowserContext): Promise<unknown> =>
  context.route(/\/painter-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${keepRestSecret.toString()})();\n${await response.text()}` });
  });

/** Runs in the worker. `Errand` of src/art/painters/messages.ts. */
function keepRestSecret(): void {
  const send = Reflect.get(MessagePort.prototype, 'postMessage') as (...message: readonly unknown[]) => void;
  MessagePort.prototype.postMessage = function post(this: MessagePort, ...message: readonly unknown[]) {
    const [errand] = message;
    const isRest = typeof errand === 'object' && errand !== null && 'type' in errand && errand.type === 'rest';
    if (!isRest) Reflect.apply(send, this, message);
  };
}
