/**
 * Whether everything on the page is in reach: every control can be hit in its middle, or scrolled to; every text is on
 * top of what is painted there, and not cut off. Measured at every position of everything that scrolls.
 */

/** CSS pixels too few to notice. */
const SLACK = 1.5;
/** Of a card. */
const BORDER = 6;
/** Letters are not as high as their line: this share of it is empty above and below. */
const LEADING = 0.24;
/** What scrolls has at least this width and height. */
const ROOM = 44;
/** Share of a page by which a list is scrolled at a time. */
const STEP = 0.4;

const CONTROLS =
  'button, a[href], input, select, textarea, summary, [role="radio"], [role="option"], [role="tab"], [role="slider"], [role="switch"]';
/** Panned in their own viewport like a map. */
const MAPS = '.plan-scroll, .text-grid, .table-scroll';
/**
 * What a player opens over everything else, and closes again by its own button; and notices, which are closed in the
 * same way. What is below them may be covered.
 */
export const LAYERS =
  '.text-board, .assists.open, .log-open:not([data-layout="desk"]) .log, .assist-dock, .last-turn[open], .notices, .online-slips';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How an element looks at the moment: styles and places, asked for once. */
interface Sight {
  style(element: Element): CSSStyleDeclaration;
  box(element: Element): Box;
}

function lookAtOnce(): Sight {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const boxes = new Map<Element, Box>();
  const once = <T>(known: Map<Element, T>, make: (element: Element) => T) => {
    return (element: Element): T => {
      const found = known.get(element) ?? make(element);
      known.set(element, found);
      return found;
    };
  };
  return { style: once(styles, getComputedStyle), box: once(boxes, (element) => element.getBoundingClientRect()) };
}

const nameOf = (element: Element): string =>
  element.getAttribute('class')?.trim() || element.id || element.tagName.toLowerCase();
/** A control or text as the report names it. */
const told = (element: Element, text: string): string =>
  `“${text.replace(/\s+/g, ' ').trim().slice(0, 50)}” (${[element, ...(element.parentElement ? [element.parentElement] : [])].map(nameOf).join(' in ')})`;

const rolls = (element: Element, { overflowX, overflowY }: CSSStyleDeclaration): { x: boolean; y: boolean } => ({
  x: /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1,
  y: /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1,
});

/** The part of a box that is shown now, what cuts it off for good, and whether some of it can be scrolled into view. */
interface Shown {
  readonly box: Box;
  readonly cut: { readonly by: Element | null; readonly px: number } | null;
}

function shownOf(element: Element, whole: Box, sight: Sight): Shown {
  const box = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
  let cut: Shown['cut'] = null;
  let free = { x: false, y: false };
  const limit = (by: Element | null, edge: Box, axes: { readonly x: boolean; readonly y: boolean }): void => {
    const px = Math.max(
      axes.x && !free.x ? Math.max(edge.left - whole.left, whole.right - edge.right) : 0,
      axes.y && !free.y ? Math.max(edge.top - whole.top, whole.bottom - edge.bottom) : 0,
    );
    if (px > SLACK && px > (cut?.px ?? 0)) cut = { by, px };
    if (axes.x) Object.assign(box, { left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right) });
    if (axes.y) Object.assign(box, { top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom) });
  };
  let { position } = sight.style(element);
  for (let one = element.parentElement; one && one !== document.documentElement; one = one.parentElement) {
    const style = sight.style(one);
    // An element that is positioned is not clipped by parents that are not.
    const isFrame = position !== 'absolute' || style.position !== 'static';
    if (position === 'fixed') break;
    if (style.display !== 'contents' && style.display !== 'inline' && isFrame) {
      if (position === 'absolute') ({ position } = style);
      const axes = { x: style.overflowX !== 'visible', y: style.overflowY !== 'visible' };
      if (axes.x || axes.y) {
        const roll = rolls(one, style);
        free = { x: free.x || roll.x, y: free.y || roll.y };
        limit(one, sight.box(one), axes);
      }
    }
    if (style.position === 'fixed') break;
  }
  limit(null, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, { x: true, y: true });
  return { box, cut };
}

/** Whether this element hides what is below it. */
function paints(element: Element, sight: Sight): boolean {
  const { backgroundColor, backgroundImage, opacity, visibility, fill, stroke } = sight.style(element);
  if (Number(opacity) < 0.1 || visibility !== 'visible') return false;
  if (element instanceof SVGElement) return fill !== 'none' || stroke !== 'none';
  if (element.matches('canvas, img, video, input:not([type="radio"], [type="checkbox"]), textarea, select'))
    return true;
  return backgroundImage !== 'none' || !/^rgba\(.*, 0(\.[0-3]\d*)?\)$/.test(backgroundColor);
}

/**
 * A bar that stays at the edge of what scrolls, over the whole width of its card: the rest scrolls under it, as under
 * the edge.
 */
function isBar(element: Element, sight: Sight): boolean {
  let bar: Element | null = element;
  while (bar && sight.style(bar).position !== 'sticky') bar = bar.parentElement;
  if (!bar || !paints(bar, sight)) return false;
  let card: Element | null = null;
  let scroller = bar.parentElement;
  while (scroller && !/auto|scroll/.test(sight.style(scroller).overflowY)) {
    if (paints(scroller, sight)) card ??= scroller;
    scroller = scroller.parentElement;
  }
  if (!scroller) return false;
  const box = sight.box(bar);
  const edge = sight.box(scroller);
  // Nothing scrolls in the padding.
  const { paddingLeft, paddingRight } = sight.style(card ?? scroller);
  const sides = card
    ? sight.box(card)
    : { left: edge.left + scroller.clientLeft, right: edge.left + scroller.clientLeft + scroller.clientWidth };
  const top = edge.top + scroller.clientTop;
  return (
    box.left <= sides.left + Number.parseFloat(paddingLeft) + BORDER &&
    box.right >= sides.right - Number.parseFloat(paddingRight) - BORDER &&
    (box.top <= top + BORDER || box.bottom >= top + scroller.clientHeight - BORDER)
  );
}

const touch = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

interface Text extends Box {
  readonly element: Element;
  readonly text: string;
}

const isUnseen = (element: Element, sight: Sight): boolean => {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (sight.style(one).clipPath === 'inset(50%)') return true;
  return false;
};

/** Every line of text below `root`, with its letters' box; only where it touches the part that is `shown`. */
function textsIn(root: Element, sight: Sight, shown: Box | null): readonly Text[] {
  const found: Text[] = [];
  /** Most of what scrolls is not in view: a long book is passed over chapter by chapter. */
  const passesOver = (node: Node): boolean => {
    if (!shown || !(node instanceof Element)) return false;
    const box = sight.box(node);
    return box.right > box.left && !touch(box, shown);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    passesOver(node)
      ? NodeFilter.FILTER_REJECT
      : node instanceof Element
        ? NodeFilter.FILTER_SKIP
        : NodeFilter.FILTER_ACCEPT,
  );
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!text.trim() || !element || element.closest(`option, script, style, title, desc, ${MAPS}`)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (isUnseen(element, sight)) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 0.5 || height < 0.5) continue;
      const lead = (bottom - top) * LEADING;
      found.push({ element, text, left, right, top: top + lead, bottom: bottom - lead });
    }
  }
  return found;
}

/** What one presses: for a radio button or checkbox without a face of its own, its label. */
function faceOf(control: Element): Element {
  if (!(control instanceof HTMLInputElement) || !/radio|checkbox/.test(control.type)) return control;
  return control.closest('label') ?? control.labels?.[0] ?? control;
}

function controlsIn(root: Element, sight: Sight): readonly Element[] {
  const faces = [...root.querySelectorAll(CONTROLS)]
    .filter(
      (one) => one.closest(`[inert], ${MAPS}`) === null && !(one instanceof HTMLInputElement && one.type === 'hidden'),
    )
    .map(faceOf);
  return [...new Set(faces)].filter((face) => {
    const { left, right, top, bottom } = sight.box(face);
    return (
      face.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      right - left > 1 &&
      bottom - top > 1 &&
      !isUnseen(face, sight)
    );
  });
}

/** Where the caret of a finger is enough: links within a sentence, and what a browser draws. */
const inSentence = (face: Element): boolean => face.matches('a') && (face.parentElement?.childNodes.length ?? 0) > 1;

export interface Measuring {
  /** The smallest side of a control, in CSS pixels. */
  readonly least: number;
}

/** What is out of reach, in sentences; at the current size of the window. */
export function outOfReach(root: HTMLElement, { least }: Measuring): readonly string[] {
  const top = root.querySelector('dialog:modal') ?? root;
  const issues = new Map<string, number>();
  const complain = (what: string, px: number): void => void issues.set(what, Math.max(px, issues.get(what) ?? 0));
  const hit = new Set<Element>();
  const missed = new Map<Element, string>();

  /** At the present position of everything that scrolls; only what is inside `within`. */
  function measure(within: Element): void {
    const sight = lookAtOnce();
    const edge = within === top ? null : sight.box(within);
    for (const face of controlsIn(within, sight)) if (!edge || touch(sight.box(face), edge)) tryToHit(face, sight);
    // Otherwise what cannot be pressed would be skipped: it hides texts all the same.
    document.documentElement.classList.add('all-solid');
    const shown = textsIn(within, sight, edge).flatMap((text) =>
      !edge || touch(text, edge) ? (lookFor(text, sight) ?? []) : [],
    );
    document.documentElement.classList.remove('all-solid');
    compare(shown);
  }

  function tryToHit(face: Element, sight: Sight): void {
    const whole = sight.box(face);
    const [x, y] = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2];
    const { box, cut } = shownOf(face, whole, sight);
    const small = Math.min(whole.right - whole.left, whole.bottom - whole.top);
    if (small < least - 0.5 && !inSentence(face) && !answersAround(face, x, y))
      complain(`only ${Math.round(small)} px: ${told(face, labelOf(face))}`, 0);
    const isInside = x > box.left + 1 && x < box.right - 1 && y > box.top + 1 && y < box.bottom - 1;
    if (!isInside) {
      if (!hit.has(face))
        missed.set(face, cut ? `outside of ${cut.by ? nameOf(cut.by) : 'the window'}` : 'never scrolled into view');
      return;
    }
    const found = document.elementFromPoint(x, y);
    if (found && (face.contains(found) || found.closest('label') === face)) {
      hit.add(face);
      missed.delete(face);
      return;
    }
    const layer = found?.closest(LAYERS);
    if (layer && !layer.contains(face)) {
      hit.add(face);
      missed.delete(face);
      return;
    }
    if (!found || isBar(found, sight)) {
      if (!hit.has(face)) missed.set(face, `covered by ${found ? nameOf(found) : 'nothing'}`);
      return;
    }
    complain(`covered by ${nameOf(found)}: ${told(face, labelOf(face))}`, 0);
    hit.add(face);
  }

  /** A target larger than what is drawn. */
  function answersAround(face: Element, x: number, y: number): boolean {
    const far = least / 2 - 1;
    return (
      [
        [-far, 0],
        [far, 0],
        [0, -far],
        [0, far],
      ] as const
    ).every(([dx, dy]) => face.contains(document.elementFromPoint(x + dx, y + dy)));
  }

  /** The line, as far as it is shown now. */
  function lookFor(text: Text, sight: Sight): Text | null {
    const { box, cut } = shownOf(text.element, text, sight);
    if (cut) complain(`cut off by ${cut.by ? nameOf(cut.by) : 'the window'}: ${told(text.element, text.text)}`, cut.px);
    const y = (text.top + text.bottom) / 2;
    if (y < box.top || y > box.bottom || box.right - box.left < 3) return null;
    for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
      const cover = coverOf(text, x, y, sight);
      if (cover === 'edge') return null;
      if (cover) {
        complain(`covered by ${nameOf(cover)}: ${told(text.element, text.text)}`, 0);
        return null;
      }
    }
    return { ...text, ...box };
  }

  function coverOf({ element }: Text, x: number, y: number, sight: Sight): Element | 'edge' | null {
    for (const one of document.elementsFromPoint(x, y)) {
      if (one.contains(element) || element.contains(one)) return null;
      if (!paints(one, sight)) continue;
      const layer = one.closest(LAYERS);
      if (layer && !layer.contains(element)) return 'edge';
      return isBar(one, sight) ? 'edge' : one;
    }
    return null;
  }

  /** Texts that run into each other. */
  function compare(shown: readonly Text[]): void {
    const down = [...shown].sort((a, b) => a.top - b.top);
    for (const [n, one] of down.entries())
      for (let m = n + 1; m < down.length; m += 1) {
        const other = down[m];
        if (!other || other.top > one.bottom - SLACK) break;
        if (one.element === other.element || one.element.closest(LAYERS) !== other.element.closest(LAYERS)) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - other.top;
        if (wide > SLACK && high > SLACK)
          complain(
            `runs into “${other.text.trim().slice(0, 40)}”: ${told(one.element, one.text)}`,
            Math.min(wide, high),
          );
      }
  }

  /** Whether what scrolls shows enough of its content at a time. */
  function hasRoom(scroller: Element): boolean {
    const { x, y } = rolls(scroller, getComputedStyle(scroller));
    if (x && !scroller.matches('.text-board'))
      complain(`scrolls sideways: ${nameOf(scroller)}`, scroller.scrollWidth - scroller.clientWidth);
    if ((!x || scroller.clientWidth >= ROOM) && (!y || scroller.clientHeight >= ROOM)) return true;
    complain(`scrolls in only ${scroller.clientWidth} × ${scroller.clientHeight} px: ${nameOf(scroller)}`, 0);
    return false;
  }

  measure(top);
  for (const scroller of [...top.querySelectorAll('*')].filter(
    (one) => one.closest(MAPS) === null && one.checkVisibility(),
  ))
    if (hasRoom(scroller)) scrollThrough(scroller, () => measure(scroller));
  for (const [face, why] of missed) complain(`cannot be hit, ${why}: ${told(face, labelOf(face))}`, 0);
  return [...issues].map(([what, px]) => (px > 0 ? `${what}, ${Math.round(px)} px` : what));
}

const labelOf = (face: Element): string =>
  face.getAttribute('aria-label') ??
  (face.textContent?.trim() || face.getAttribute('title') || face.getAttribute('name') || '');

/** Shows one page after another of what scrolls, and returns to where it was. */
function scrollThrough(scroller: Element, look: () => void): void {
  const { x, y } = rolls(scroller, getComputedStyle(scroller));
  if (!x && !y) return;
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = scroller;
  const stops = (can: boolean, page: number, whole: number): readonly number[] =>
    can
      ? [...Array.from({ length: Math.ceil((whole - page) / (page * STEP)) }, (_, n) => n * page * STEP), whole - page]
      : [0];
  for (const left of stops(x, clientWidth, scrollWidth))
    for (const up of stops(y, clientHeight, scrollHeight)) {
      scroller.scrollTo({ left, top: up, behavior: 'instant' });
      look();
    }
  scroller.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
}
