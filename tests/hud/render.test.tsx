// @vitest-environment happy-dom
import { useLayoutEffect, useState } from 'preact/hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog, showDialog, useClose } from '../../src/hud/kit/Dialog.tsx';
import { elementOf, renderInto } from '../../src/hud/kit/render.tsx';
import { fakeApp, fakeHud } from './fixture.ts';

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

describe('a picture in a part of the page that is made by hand', () => {
  it('is the same as in a component, in the namespace of SVG', () => {
    const Sign = () => (
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        {['M0 0', 'M1 1'].map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    );
    renderInto(document.body, <Sign />);
    const made = elementOf(<Sign />);
    expect(made.outerHTML).toBe(document.body.innerHTML);
    expect(made.firstElementChild?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });
});

describe('a dialog', () => {
  function Leave() {
    const close = useClose();
    return <button onClick={close}>leave</button>;
  }

  it('has its title as its name, and is gone with everything around it when it is closed from inside', () => {
    const hud = fakeHud(fakeApp(), document.body);
    for (const title of ['One', 'Two'])
      showDialog(
        hud,
        <Dialog title={title}>
          <Leave />
        </Dialog>,
      );
    const dialogs = [...document.querySelectorAll('dialog')];
    expect(
      dialogs.map((dialog) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(['One', 'Two']);
    const buttons = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'leave');
    buttons.forEach((button) => button.click());
    expect(document.body.childElementCount).toBe(0);
  });
});
