import { onTop } from './sight.ts';
import { endsInTag, keysIn, untagged } from './tags.ts';

/** Whether the sentences on the page fit in their places. */

export interface Fit {
  /** Visible sentences, and what is wrong where one does not fit. */
  readonly drawn: readonly string[];
  /** Sentences for screen readers only: names, live regions, the title of the document. */
  readonly heard: readonly string[];
  readonly issues: readonly string[];
}

/** CSS pixels too few to notice. */
const SLACK = 1.5;
/** Letters are not as high as their line: this share of it is empty above and below. */
const LEADING = 0.24;

/** Content that scrolls in its own viewport, like a map or a table of many columns. */
const MAPS = '.Plan-scroll, .TextGrid-board, .TallyTable-scroll';
/** Temporary layers that cover everything else. */
const PASSING =
  '.notice-notices, .OnlineOverlay-slips, .LogPanel-log, .AssistCard-dock, .More-sheet, .TextGrid-board, .EndPage-layer';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Word extends Box {
  readonly element: Element;
  readonly text: string;
}

/** Accessible names are in these. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'alt'];

/** The descendant that reaches furthest, by class. */
function widestIn(element: Element): string {
  const [widest] = [...element.querySelectorAll('*')].sort(
    (a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right,
  );
  return widest?.getAttribute('class') ?? widest?.tagName.toLowerCase() ?? '';
}

/** Texts on the page that consist of exactly one sentence, each with its key. */
export function sentencesOn(
  root: HTMLElement,
  keys: readonly string[],
): readonly { readonly key: string; readonly node: Text }[] {
  const top = onTop(root);
  const found: { readonly key: string; readonly node: Text }[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = keysIn(node.textContent ?? '', keys);
    const key = said.at(-1);
    if (
      key !== undefined &&
      node instanceof Text &&
      endsInTag(node.data) &&
      node.parentElement?.checkVisibility({ visibilityProperty: true })
    )
      found.push({ key, node });
  }
  return found;
}

/** Width of a text in a font; cached, since the same options are measured many times. */
const widths = new Map<string, number>();
function widthOf(text: string, font: string, letterSpacing: string): number {
  const key = [font, letterSpacing, text].join();
  const known = widths.get(key);
  if (known !== undefined) return known;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('Expected a canvas');
  Object.assign(context, { font, letterSpacing });
  const { width } = context.measureText(text);
  widths.set(key, width);
  return width;
}

/** What is visible or read out: while it is the same, the same sentences fit. */
export const toldBy = (root: HTMLElement): string =>
  [
    root.innerText,
    ...[...root.querySelectorAll('[placeholder], [aria-label], [title]')].map((one) =>
      ['placeholder', 'aria-label', 'title'].map((name) => one.getAttribute(name)).join(),
    ),
  ].join('\n');

export function fitOf(root: HTMLElement, keys: readonly string[]): Fit {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const edges = new Map<Element, DOMRect>();
  const edgeOf = (element: Element): DOMRect => {
    const known = edges.get(element) ?? element.getBoundingClientRect();
    edges.set(element, known);
    return known;
  };
  /** The worst of each kind. */
  const issues = new Map<string, number>();
  const drawn = new Set<string>();
  const heard = new Set<string>(keysIn(document.title, keys));
  const top = onTop(root);
  const words: Word[] = [];

  const complain = (what: string, by: number, { element, text }: Pick<Word, 'element' | 'text'>): void => {
    const place = [element, element.parentElement].map(
      (one) => one?.getAttribute('class') ?? one?.tagName.toLowerCase(),
    );
    const told = `${what}: “${untagged(text).trim().slice(0, 60)}” (${place.join(' in ')})`;
    issues.set(told, Math.max(by, issues.get(told) ?? 0));
  };

  for (const element of root.querySelectorAll('*')) {
    for (const name of SPOKEN) keysIn(element.getAttribute(name) ?? '', keys).forEach((key) => heard.add(key));
    const isSeen = top.contains(element) && element.checkVisibility({ visibilityProperty: true });
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const { placeholder } = element;
      keysIn(placeholder, keys).forEach((key) => (isSeen ? drawn : heard).add(key));
      if (isSeen && placeholder !== '' && element.value === '') within(element, placeholder, 0);
    }
    if (element instanceof HTMLSelectElement && isSeen)
      for (const { text } of element.options) {
        keysIn(text, keys).forEach((key) => drawn.add(key));
        // Minus the arrow.
        within(element, text, 18);
      }
    if (element instanceof HTMLOptGroupElement) keysIn(element.label, keys).forEach((key) => drawn.add(key));
    if (isSeen && !element.matches(MAPS) && /auto|scroll/.test(styleOf(element).overflowX)) {
      const more = element.scrollWidth - element.clientWidth;
      if (more > 1)
        complain(`scrolls sideways, for ${widestIn(element)}`, more, { element, text: element.textContent ?? '' });
    }
  }

  /** A single-line text in a control. */
  function within(element: HTMLElement, text: string, beside: number): void {
    const { font, letterSpacing, paddingLeft, paddingRight } = styleOf(element);
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - beside;
    const more = widthOf(untagged(text), font, letterSpacing) - room;
    if (more > SLACK) complain('cut off in its field', more, { element, text });
  }

  function has(element: Element, wanted: (style: CSSStyleDeclaration) => boolean): boolean {
    for (let one: Element | null = element; one; one = one.parentElement) if (wanted(styleOf(one))) return true;
    return false;
  }
  /** It stays in view while the rest scrolls under it. */
  const isSticky = (element: Element): boolean => has(element, ({ position }) => position === 'sticky');

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    const said = keysIn(text, keys);
    if (said.length === 0 || !element) continue;
    const isOnlyHeard = has(element, ({ clipPath }) => clipPath === 'inset(50%)');
    if (isOnlyHeard) said.forEach((key) => heard.add(key));
    if (
      isOnlyHeard ||
      element.closest('option') ||
      !top.contains(element) ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (rects.length === 0) continue;
    said.forEach((key) => drawn.add(key));
    for (const { left, right, top: upper, bottom } of rects) {
      const lead = (bottom - upper) * LEADING;
      const visible = measure({ element, text, left, right, top: upper + lead, bottom: bottom - lead });
      if (visible) words.push({ element, text, ...visible });
    }
  }

  /** Reports what is cut off; returns what is visible without scrolling. */
  function measure(word: Word): Box | null {
    const box = { left: word.left, right: word.right, top: word.top, bottom: word.bottom };
    let isIn = true;
    let canScroll = false;
    const cut = (edge: Box): void => {
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    };
    for (let one: Element | null = word.element; one && one !== document.documentElement; one = one.parentElement) {
      const style = styleOf(one);
      if (style.display === 'contents') continue;
      const isInline = style.display === 'inline' && !(one instanceof SVGElement);
      const edge = edgeOf(one);
      if (!isInline && !(one instanceof SVGGraphicsElement && !(one instanceof SVGSVGElement))) {
        const wide = Math.max(edge.left - box.left, box.right - edge.right);
        const high = Math.max(edge.top - box.top, box.bottom - edge.bottom);
        const rollsX = /auto|scroll/.test(style.overflowX);
        const rollsY = /auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight;
        if (!rollsX && style.overflowX !== 'visible' && wide > SLACK) complain('cut off sideways', wide, word);
        else if (!rollsX && isIn && wide > SLACK && edge.width > 0) complain('sticks out sideways', wide, word);
        if (!rollsY && style.overflowY !== 'visible' && high > SLACK && !canScroll) complain('cut off', high, word);
        else if (!rollsY && isIn && high > SLACK && edge.height > 0) complain('sticks out', high, word);
        canScroll ||= rollsY;
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
          if (box.bottom < edge.top || box.top > edge.bottom || box.right < edge.left || box.left > edge.right)
            return null;
          cut(edge);
        }
      }
      // Positioned overlays are placed by their own rules.
      if (style.position === 'absolute' || style.position === 'fixed') isIn = false;
    }
    const { innerWidth, innerHeight } = window;
    const wide = Math.max(-box.left, box.right - innerWidth);
    const high = Math.max(-box.top, box.bottom - innerHeight);
    if (wide > SLACK) complain('out of the window sideways', wide, word);
    if (high > SLACK) complain('out of the window', high, word);
    return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
  }

  /** The topmost element at this point. */
  function over(word: Word, x: number, y: number): Element | null {
    for (const one of document.elementsFromPoint(x, y)) {
      if (one.contains(word.element) || word.element.contains(one)) return null;
      if ((one.closest(PASSING) && !word.element.closest(PASSING)) || isSticky(one)) return null;
      const { backgroundColor, backgroundImage, opacity } = styleOf(one);
      if (Number(opacity) > 0 && (backgroundImage !== 'none' || !/^rgba\(.*, 0(\.[0-3]\d*)?\)$/.test(backgroundColor)))
        return one;
    }
    return null;
  }

  for (const word of words) {
    if (word.element.closest(MAPS)) continue;
    const y = (word.top + word.bottom) / 2;
    for (const x of [word.left + 2, (word.left + word.right) / 2, word.right - 2]) {
      const cover = over(word, x, y);
      if (cover) {
        complain(`covered by ${cover.getAttribute('class') ?? cover.tagName.toLowerCase()}`, 0, word);
        break;
      }
    }
  }
  for (const [n, one] of words.entries())
    for (const other of words.slice(n + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide <= SLACK || high <= SLACK || one.element === other.element) continue;
      if (one.element.closest(PASSING) !== other.element.closest(PASSING)) continue;
      if (isSticky(one.element) !== isSticky(other.element)) continue;
      complain(`runs into “${untagged(other.text).slice(0, 40)}”`, Math.min(wide, high), one);
    }
  return {
    drawn: [...drawn],
    heard: [...heard].filter((key) => !drawn.has(key)),
    issues: [...issues].map(([told, by]) => `${Math.round(by)} px ${told}`),
  };
}
