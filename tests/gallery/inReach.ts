import type { Axes, Box, Sight } from './sight.ts';
import { SLACK, goesWith, isBar, onTop, openSight, shownOf, touch } from './sight.ts';

/**
 * Whether everything on the page is in reach: every control can be hit in its middle, or scrolled to; every text is on
 * top of what is painted there, and not cut off. Measured at every position of everything that scrolls.
 */

/** Letters are not as high as their line: this share of it is empty above and below. */
const LEADING = 0.24;
/** What scrolls has at least this width and height. */
const ROOM = 44;
/** Share of a page by which a list is scrolled at a time. */
const STEP = 0.4;
/** Where a bar covers most of the list, a control must be looked for. */
const FINE = 0.1;

const CONTROLS =
  'button, a[href], input, select, textarea, summary, [role="radio"], [role="option"], [role="tab"], [role="slider"], [role="switch"]';
/** A smaller side of a control is for a mouse. */
const FINGER = 44;
/** How far neighbours are apart for a finger, in CSS pixels, less what rounding takes. */
const APART = 7.5;
/** Rows of lists, colours, stalls and edges of a tile, which touch each other; sliders, which are thin. */
const TOUCHING = '.Button-rowButtons, .LogPanel-log, .ColourChoice-paintRow, .Fair-stalls, .Rim-rim, [type="range"]';
/** Panned in their own viewport like a map. */
const MAPS = '.Plan-scroll, .TextGrid-grid, .TallyTable-scroll';
/**
 * What a player opens over everything else, and closes again by its own button; and notices, which are closed in the
 * same way. What is below them may be covered.
 */
export const LAYERS =
  '.TextGrid-board, .More-sheet, [data-log-open]:not([data-layout="desk"]) .LogPanel-log, .AssistCard-dock, .LastTurn-turn[open], .notice-notices, .OnlineOverlay-slips';

const nameOf = (element: Element): string =>
  element.getAttribute('class')?.trim() || element.id || element.tagName.toLowerCase();
/** A control or text as the report names it. */
const told = (element: Element, text: string): string =>
  `“${text.replace(/\s+/g, ' ').trim().slice(0, 50)}” (${[element, ...(element.parentElement ? [element.parentElement] : [])].map(nameOf).join(' in ')})`;

interface Text extends Box {
  readonly element: Element;
  readonly text: string;
}

interface Words {
  readonly node: Node;
  readonly element: Element;
}

/** Every text below `root` that is to be seen. */
function wordsIn(root: Element, sight: Sight): readonly Words[] {
  const found: Words[] = [];
  const isShown = new Map<Element, boolean>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) continue;
    const shown =
      isShown.get(element) ??
      (!element.closest(`option, script, style, title, desc, ${MAPS}`) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !sight.look(element).isUnseen);
    isShown.set(element, shown);
    if (shown) found.push({ node, element });
  }
  return found;
}

/** With its place in the content of what scrolls; `null`: it stays where it is. */
interface Placed<T> {
  readonly one: T;
  readonly place: Box | null;
}
const near = <T>(all: readonly Placed<T>[], page: Box): readonly T[] =>
  all.filter(({ place }) => !place || touch(place, page)).map(({ one }) => one);

const range = document.createRange();
const around = ({ node }: Words): Box => {
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
};

/** The lines of a text, with its letters' boxes. */
function linesOf({ node, element }: Words): readonly Text[] {
  range.selectNodeContents(node);
  return [...range.getClientRects()]
    .filter(({ width, height }) => width >= 0.5 && height >= 0.5)
    .map(({ left, right, top, bottom, height }) => {
      const lead = height * LEADING;
      return { element, text: node.textContent ?? '', left, right, top: top + lead, bottom: bottom - lead };
    });
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
      !sight.look(face).isUnseen
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
  const top = onTop(root);
  const issues = new Map<string, number>();
  const complain = (what: string, px: number): void => void issues.set(what, Math.max(px, issues.get(what) ?? 0));
  const hit = new Set<Element>();
  const missed = new Map<Element, string>();

  const sight = openSight();
  const faces = controlsIn(top, sight);
  const words = wordsIn(top, sight);

  /** Neighbours in a row, list or grid that are too near each other. */
  function compareNeighbours(): void {
    const groups = new Map<Element, Element[]>();
    for (const face of faces) {
      const group = groupOf(face);
      if (!group || face.closest(TOUCHING)) continue;
      for (const other of groups.get(group) ?? []) {
        const px = distance(sight.box(face), sight.box(other));
        // What scrolls under a bar is as near to it as it has been scrolled.
        if (px < APART && isBar(face, sight) === isBar(other, sight))
          complain(`only ${Math.round(px)} px from “${labelOf(other)}”: ${told(face, labelOf(face))}`, 0);
      }
      groups.set(group, [...(groups.get(group) ?? []), face]);
    }
  }

  /** At the present position of everything that scrolls; only what touches the edge, if there is one. */
  function measure(controls: readonly Element[], texts: readonly Words[], edge: Box | null): void {
    const isIn = (box: Box): boolean => !edge || touch(box, edge);
    for (const face of controls) if (isIn(sight.box(face))) tryToHit(face);
    compare(texts.flatMap(linesOf).flatMap((text) => (isIn(text) ? (lookFor(text) ?? []) : [])));
  }

  function scrollAndMeasure(scroller: Element): void {
    const placed = <T>(one: T, element: Element, { left, right, top: up, bottom }: Box): Placed<T> => {
      const { scrollLeft: x, scrollTop: y } = scroller;
      const place = { left: left + x, right: right + x, top: up + y, bottom: bottom + y };
      return { one, place: goesWith(scroller, element, sight) ? place : null };
    };
    const controls = faces.filter((face) => scroller.contains(face)).map((face) => placed(face, face, sight.box(face)));
    const texts = words
      .filter(({ element }) => scroller.contains(element))
      .map((one) => placed(one, one.element, around(one)));
    const look = (shown: readonly Placed<Element>[], read: readonly Placed<Words>[]): void => {
      sight.moved();
      const edge = sight.box(scroller);
      const { scrollLeft: x, scrollTop: y } = scroller;
      const page = { left: edge.left + x, right: edge.right + x, top: edge.top + y, bottom: edge.bottom + y };
      measure(near(shown, page), near(read, page), edge);
    };
    const { rolls } = sight.look(scroller);
    scrollThrough(scroller, rolls, STEP, () => look(controls, texts));
    const left = controls.filter(({ one }) => missed.has(one));
    if (left.length > 0) scrollThrough(scroller, rolls, FINE, () => look(left, []));
    sight.moved();
  }

  function tryToHit(face: Element): void {
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
    const found = pressedAt(x, y);
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

  function pressedAt(x: number, y: number): Element | null {
    const found = document.elementFromPoint(x, y);
    if (!found || !sight.isOpen(found)) return found;
    return document.elementsFromPoint(x, y).find((one) => !sight.isOpen(one)) ?? null;
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
    ).every(([dx, dy]) => face.contains(pressedAt(x + dx, y + dy)));
  }

  /** The line, as far as it is shown now. */
  function lookFor(text: Text): Text | null {
    const { box, cut } = shownOf(text.element, text, sight);
    if (cut) complain(`cut off by ${cut.by ? nameOf(cut.by) : 'the window'}: ${told(text.element, text.text)}`, cut.px);
    const y = (text.top + text.bottom) / 2;
    if (y < box.top || y > box.bottom || box.right - box.left < 3) return null;
    for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
      const cover = coverOf(text, x, y);
      if (cover === 'edge') return null;
      if (cover) {
        complain(`covered by ${nameOf(cover)}: ${told(text.element, text.text)}`, 0);
        return null;
      }
    }
    return { ...text, ...box };
  }

  function coverOf({ element }: Text, x: number, y: number): Element | 'edge' | null {
    const top = document.elementFromPoint(x, y);
    if (top && (top.contains(element) || element.contains(top))) return null;
    for (const one of document.elementsFromPoint(x, y)) {
      if (one.contains(element) || element.contains(one)) return null;
      if (!sight.look(one).paints) continue;
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
    const { x, y } = sight.look(scroller).rolls;
    if (x && !scroller.matches('.TextGrid-board'))
      complain(`scrolls sideways: ${nameOf(scroller)}`, scroller.scrollWidth - scroller.clientWidth);
    if ((!x || scroller.clientWidth >= ROOM) && (!y || scroller.clientHeight >= ROOM)) return true;
    complain(`scrolls in only ${scroller.clientWidth} × ${scroller.clientHeight} px: ${nameOf(scroller)}`, 0);
    return false;
  }

  // Otherwise what cannot be pressed would be skipped: it hides texts all the same.
  document.documentElement.classList.add('all-solid');
  measure(faces, words, null);
  if (least >= FINGER) compareNeighbours();
  for (const scroller of [...top.querySelectorAll('*')].filter(
    (one) =>
      (sight.look(one).rolls.x || sight.look(one).rolls.y) && one.closest(MAPS) === null && one.checkVisibility(),
  ))
    if (hasRoom(scroller)) scrollAndMeasure(scroller);
  document.documentElement.classList.remove('all-solid');
  for (const [face, why] of missed) complain(`cannot be hit, ${why}: ${told(face, labelOf(face))}`, 0);
  return [...issues].map(([what, px]) => (px > 0 ? `${what}, ${Math.round(px)} px` : what));
}

/** Its row, list or grid: items with a single control are passed over. */
function groupOf(face: Element): Element | null {
  let group = face.parentElement;
  while (group?.childElementCount === 1) group = group.parentElement;
  return group;
}

const distance = (a: Box, b: Box): number =>
  Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);

const labelOf = (face: Element): string =>
  face.getAttribute('aria-label') ??
  (face.textContent?.trim() || face.getAttribute('title') || face.getAttribute('name') || '');

/** Shows one page after another of what scrolls, and returns to where it was, which is not looked at again. */
function scrollThrough(scroller: Element, { x, y }: Axes, step: number, look: () => void): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = scroller;
  const stops = (can: boolean, page: number, whole: number): readonly number[] =>
    can
      ? [...Array.from({ length: Math.ceil((whole - page) / (page * step)) }, (_, n) => n * page * step), whole - page]
      : [0];
  for (const left of stops(x, clientWidth, scrollWidth))
    for (const up of stops(y, clientHeight, scrollHeight)) {
      if (left === scrollLeft && up === scrollTop) continue;
      scroller.scrollTo({ left, top: up, behavior: 'instant' });
      look();
    }
  scroller.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
}
