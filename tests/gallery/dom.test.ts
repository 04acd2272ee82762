// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { h, setAttribute } from './dom.ts';

describe('a boolean attribute', () => {
  it('is there or not', () => {
    const button = h('button', { disabled: true, hidden: false });
    expect([button.getAttribute('disabled'), button.getAttribute('hidden')]).toEqual(['', null]);
    setAttribute(button, 'disabled', false);
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('of ARIA is written as a word, because an empty one would mean false', () => {
    const button = h('button', { 'aria-current': true, 'aria-pressed': false });
    expect([button.getAttribute('aria-current'), button.getAttribute('aria-pressed')]).toEqual(['true', 'false']);
    setAttribute(button, 'aria-current', false);
    expect(button.getAttribute('aria-current')).toBe('false');
    setAttribute(button, 'aria-current', null);
    expect(button.hasAttribute('aria-current')).toBe(false);
  });
});
