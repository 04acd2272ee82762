import { carcassonneBook } from './carcassonne.ts';
import type { Book } from './book.ts';
import { castleBook } from './castle.ts';

/** By rule set. */
const BOOKS: Readonly<Record<string, Book>> = {
  castle: castleBook('castle'),
  zamek: castleBook('zamek'),
  carcassonne: carcassonneBook,
};

export function bookOf(rules: string): Book {
  const book = BOOKS[rules];
  if (!book) throw new Error(`Expected a rule set, got ${rules}`);
  return book;
}
