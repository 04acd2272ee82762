/** How elements look and where they are: asked for once, since every answer costs time. */

/** CSS pixels too few to notice. */
export const SLACK = 1.5;
/** Of a card. */
const BORDER = 6;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What can be pressed and read: of dialogs that lie over each other, only the topmost. */
export const onTop = (root: HTMLElement): HTMLElement =>
  [...root.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? root;

export interface Axes {
  readonly x: boolean;
  readonly y: boolean;
}

export const touch = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const once = <T>(make: (element: Element) => T): ((element: Element) => T) => {
  const known = new Map<Element, T>();
  return (element) => {
    const found = known.get(element) ?? make(element);
    known.set(element, found);
    return found;
  };
};

/** What does not change while something scrolls. */
export interface Look {
  readonly position: string;
  /** Whether it can cut off what is in it. */
  readonly isFrame: boolean;
  readonly clips: Axes;
  readonly rolls: Axes;
  /** Only for screen readers. */
  readonly isUnseen: boolean;
  /** Hides what is below it. */
  readonly paints: boolean;
}

function hides(element: Element, style: CSSStyleDeclaration): boolean {
  const { backgroundColor, backgroundImage, opacity, visibility, fill, stroke } = style;
  if (Number(opacity) < 0.1 || visibility !== 'visible') return false;
  if (element instanceof SVGElement) return fill !== 'none' || stroke !== 'none';
  if (element.matches('canvas, img, video, input:not([type="radio"], [type="checkbox"]), textarea, select'))
    return true;
  return backgroundImage !== 'none' || !/^rgba\(.*, 0(\.[0-3]\d*)?\)$/.test(backgroundColor);
}

export interface Sight {
  look(element: Element): Look;
  /** Whether presses go through it. */
  isOpen(element: Element): boolean;
  /** Boxes at the present position of everything that scrolls. */
  box(element: Element): Box;
  /** Something was scrolled. */
  moved(): void;
}

const ROLLS = /auto|scroll/;

/** To be called before anything is changed to measure it. */
export function openSight(): Sight {
  const open = new Set(
    [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).pointerEvents === 'none'),
  );
  const look = once((element): Look => {
    const style = getComputedStyle(element);
    const { position, display, overflowX, overflowY, clipPath } = style;
    return {
      position,
      isFrame: display !== 'contents' && display !== 'inline',
      clips: { x: overflowX !== 'visible', y: overflowY !== 'visible' },
      rolls: {
        x: ROLLS.test(overflowX) && element.scrollWidth > element.clientWidth + 1,
        y: ROLLS.test(overflowY) && element.scrollHeight > element.clientHeight + 1,
      },
      isUnseen: clipPath === 'inset(50%)' || (element.parentElement !== null && look(element.parentElement).isUnseen),
      paints: hides(element, style),
    };
  });
  const measured = (): ((element: Element) => Box) => once((element) => element.getBoundingClientRect());
  let box = measured();
  return {
    look,
    isOpen: (element) => open.has(element),
    box: (element) => box(element),
    moved: () => void (box = measured()),
  };
}

/** The part of a box that is shown now, what cuts it off for good, and whether some of it can be scrolled into view. */
export interface Shown {
  readonly box: Box;
  readonly cut: { readonly by: Element | null; readonly px: number } | null;
}

export function shownOf(element: Element, whole: Box, sight: Sight): Shown {
  const box = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
  let cut: Shown['cut'] = null;
  let free = { x: false, y: false };
  const limit = (by: Element | null, edge: Box, axes: Axes): void => {
    const px = Math.max(
      axes.x && !free.x ? Math.max(edge.left - whole.left, whole.right - edge.right) : 0,
      axes.y && !free.y ? Math.max(edge.top - whole.top, whole.bottom - edge.bottom) : 0,
    );
    if (px > SLACK && px > (cut?.px ?? 0)) cut = { by, px };
    if (axes.x) {
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
    }
    if (axes.y) {
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
  };
  let { position } = sight.look(element);
  for (let one = element.parentElement; one && one !== document.documentElement; one = one.parentElement) {
    const { position: own, isFrame, clips, rolls } = sight.look(one);
    if (position === 'fixed') break;
    // An element that is positioned is not clipped by parents that are not.
    if (isFrame && (position !== 'absolute' || own !== 'static')) {
      if (position === 'absolute') position = own;
      if (clips.x || clips.y) {
        free = { x: free.x || rolls.x, y: free.y || rolls.y };
        limit(one, sight.box(one), clips);
      }
    }
    if (own === 'fixed') break;
  }
  limit(null, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, { x: true, y: true });
  return { box, cut };
}

/**
 * A bar that stays at the edge of what scrolls, over the whole width of its card: the rest scrolls under it, as under
 * the edge.
 */
export function isBar(element: Element, sight: Sight): boolean {
  let bar: Element | null = element;
  while (bar && sight.look(bar).position !== 'sticky') bar = bar.parentElement;
  if (!bar || !sight.look(bar).paints) return false;
  let card: Element | null = null;
  let scroller = bar.parentElement;
  while (scroller && !ROLLS.test(getComputedStyle(scroller).overflowY)) {
    if (sight.look(scroller).paints) card ??= scroller;
    scroller = scroller.parentElement;
  }
  if (!scroller) return false;
  const box = sight.box(bar);
  const edge = sight.box(scroller);
  // Nothing scrolls in the padding.
  const { paddingLeft, paddingRight } = getComputedStyle(card ?? scroller);
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

/** Whether it moves as far as the content of `scroller` is scrolled. */
export function goesWith(scroller: Element, element: Element, sight: Sight): boolean {
  const isHolder = sight.look(scroller).position !== 'static';
  for (let one: Element | null = element; one && one !== scroller; one = one.parentElement) {
    const { position } = sight.look(one);
    if (position === 'sticky' || position === 'fixed' || (position === 'absolute' && !isHolder)) return false;
  }
  return true;
}
