// @vitest-environment happy-dom
import { useLayoutEffect, useState } from 'preact/hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { useChanges } from '../../src/hud/kit/context.tsx';
import { Dialog, showDialog, useClose } from '../../src/hud/kit/Dialog.tsx';
import { renderInto } from '../../src/hud/kit/render.ts';
import { find, press } from './find.ts';
import { fakeHud } from './fixture.ts';

afterEach(() => document.body.replaceChildren());

describe('rendering', () => {
  it('is done when the change of a state returns', () => {
    let set: (count: number) => void = () => undefined;
    function Count() {
      const [count, setCount] = useState(0);
      set = setCount;
      return <p>{count}</p>;
    }
    renderInto(document.body, <Count />);
    set(1);
    expect(document.body.textContent).toBe('1');
  });

  it('runs every effect once, also where an effect changes a state', () => {
    const ran: string[] = [];
    function Measured() {
      const [width, setWidth] = useState(0);
      useLayoutEffect(() => {
        ran.push('measure');
        setWidth(7);
      }, []);
      useLayoutEffect(() => {
        ran.push('listen');
        return () => ran.push('stop');
      }, []);
      return <p>{width}</p>;
    }
    renderInto(document.body, <Measured />);
    expect([document.body.textContent, ran]).toEqual(['7', ['measure', 'listen']]);
    renderInto(document.body, null);
    expect(ran).toEqual(['measure', 'listen', 'stop']);
  });
});

describe('a store', () => {
  it('renders a component once at a change, also inside another one that follows it', () => {
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const rendered: string[] = [];
    function Inner() {
      useChanges(subscribe);
      rendered.push('inner');
      return <b />;
    }
    function Outer() {
      useChanges(subscribe);
      rendered.push('outer');
      return <Inner />;
    }
    renderInto(document.body, <Outer />);
    rendered.length = 0;
    for (const listener of [...listeners]) listener();
    expect(rendered).toEqual(['outer', 'inner']);
    renderInto(document.body, null);
    expect(listeners.size).toBe(0);
  });
});

describe('an attribute of ARIA', () => {
  it('is written as a word, because an empty one would mean false', () => {
    renderInto(document.body, <button aria-current aria-pressed={false} disabled />);
    const button = document.querySelector('button');
    expect(['aria-current', 'aria-pressed', 'disabled'].map((name) => button?.getAttribute(name))).toEqual([
      'true',
      'false',
      '',
    ]);
  });
});

describe('a dialog', () => {
  function Leave() {
    const close = useClose();
    return <button onClick={close}>leave</button>;
  }

  it('has its title as its name, and is gone with everything around it when it is closed from inside', () => {
    const hud = fakeHud();
    for (const title of ['One', 'Two'])
      showDialog(
        hud,
        <Dialog title={title}>
          <Leave />
        </Dialog>,
      );
    for (const title of ['One', 'Two']) press('leave', find('dialog', title));
    expect(document.body.childElementCount).toBe(0);
  });
});
