// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { fakeApp, newMatch } from './fixture.ts';
import { mount } from './mounted.ts';

/** What makes a browser lay out the page at once: milliseconds each time, while the player waits. */
const LAYOUT: readonly (readonly [object, string])[] = [
  ...['clientHeight', 'clientWidth', 'scrollHeight', 'scrollTop', 'getBoundingClientRect', 'checkVisibility'].map(
    (name) => [Element.prototype, name] as const,
  ),
  ...['offsetHeight', 'offsetWidth', 'offsetTop', 'innerText'].map((name) => [HTMLElement.prototype, name] as const),
  [window, 'getComputedStyle'],
];

/** The reads of layout from now on. */
function watchLayout(): readonly string[] {
  const reads: string[] = [];
  for (const [owner, name] of LAYOUT) {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    const read = (self: unknown): unknown => {
      reads.push(name);
      return property?.get ? property.get.call(self) : property?.value;
    };
    Object.defineProperty(owner, name, {
      configurable: true,
      get() {
        return read(this);
      },
    });
    onTestFinished(() => {
      if (property) Object.defineProperty(owner, name, property);
      else Reflect.deleteProperty(owner, name);
    });
  }
  return reads;
}

it('turning a tile and another choice are shown without measuring the page', async () => {
  const match = newMatch();
  onTestFinished(() => match.close());
  const root = document.createElement('div');
  document.body.append(root);
  onTestFinished(() => root.remove());
  await mount(root, fakeApp({ screen: 'game', match })).ready;
  const reads = watchLayout();
  match.intents.moveTile(1, 0);
  match.intents.rotate(1);
  expect(reads).toEqual([]);
  match.intents.confirm();
  const before = reads.length;
  expect(match.view.state.awaiting).toBe('deploy');
  match.intents.cycle(1);
  expect(reads.slice(before)).toEqual([]);
});
