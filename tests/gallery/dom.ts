type Child = Node | string | null | false | undefined;

/**
 * Attributes by name; `null` and `undefined` omit it. `true` sets an empty one and `false` omits it, except for ARIA,
 * where both are words: an empty `aria-current` means *false*.
 */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

function decorate(element: Element, attributes: Attributes, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  for (const child of children) if (child !== null && child !== undefined && child !== false) element.append(child);
}

export function setAttribute(element: Element, name: string, value: Attributes[string]): void {
  const text = textOf(name, value);
  if (text === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

function textOf(name: string, value: Attributes[string]): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'boolean' || name.startsWith('aria-')) return String(value);
  return value ? '' : null;
}

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  decorate(element, attributes, children);
  return element;
}

export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  decorate(element, attributes, children);
  return element;
}

/** Sets a text only if it changed, to leave live regions and selections alone. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export function on<K extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: K,
  listener: (event: HTMLElementEventMap[K]) => void,
): () => void {
  element.addEventListener(type, listener);
  return () => element.removeEventListener(type, listener);
}

export interface Item {
  readonly element: HTMLElement;
}

/** Keeps the children of `parent` in sync with `items`; an item that stays keeps its element, and with it the focus. */
export function keyedList<T, I extends Item>(
  parent: HTMLElement,
  create: (item: T) => I,
  update: (row: I, item: T) => void,
) {
  let rows = new Map<string, I>();
  return (items: readonly T[], keyOf: (item: T, index: number) => string): readonly I[] => {
    const next = new Map<string, I>();
    for (const [index, item] of items.entries()) {
      const key = keyOf(item, index);
      const row = rows.get(key) ?? create(item);
      next.set(key, row);
      update(row, item);
      if (parent.children[index] !== row.element) parent.insertBefore(row.element, parent.children[index] ?? null);
    }
    for (const [key, row] of rows) if (!next.has(key)) row.element.remove();
    rows = next;
    return [...next.values()];
  };
}
