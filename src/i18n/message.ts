/** A text with `{placeholders}`, or one text per plural form of `{count}`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
export type Message = string | Plural;
export type Catalogue = Readonly<Record<string, Message>>;
/** What another language says for every key of an English catalogue; a text that its count does not change needs no forms. */
export type Translation<C extends Catalogue> = Readonly<Record<keyof C, Message>>;

type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
export type NamesOf<M> = M extends string ? NamesIn<M> : M extends { readonly other: infer O } ? NamesIn<O> | 'count' : never;

/** What a message must be given: nothing, or a value for each of its placeholders. */
export type Values<M> = [NamesOf<M>] extends [never] ? [] : [values: Readonly<Record<NamesOf<M>, string | number>>];

export const placeholders = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

export interface Formats {
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
}

/** Puts the values into the message; numbers are written as the language writes them. */
export function fill(message: Message, values: Readonly<Record<string, string | number>>, formats: Formats): string {
  const count = values.count;
  const text = typeof message === 'string' ? message : (message[typeof count === 'number' ? formats.plural.select(count) : 'other'] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? formats.number.format(value) : value;
  });
}
