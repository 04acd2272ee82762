/** A text with `{placeholders}`, or one text per plural form of `{count}`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
export type Message = string | Plural;
export type Catalogue = Readonly<Record<string, Message>>;
/**
 * A message for every key of an English catalogue; plural forms are not needed if the count does not change the text.
 */
export type Translation<C extends Catalogue> = Readonly<Record<keyof C, Message>>;

type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
export type NamesOf<M> = M extends string
  ? NamesIn<M>
  : M extends { readonly other: infer O }
    ? NamesIn<O> | 'count'
    : never;

/** The arguments of a message: none, or a value for each of its placeholders. */
export type Values<M> = [NamesOf<M>] extends [never] ? [] : [values: Readonly<Record<NamesOf<M>, string | number>>];

export const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
