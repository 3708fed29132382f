import type { Catalogue } from '../catalogue.ts';
import type { dishNotes as en } from '../en/dish-notes.ts';
import { plural } from './plural.ts';

export const dishNotes = {
  label: '¿Algo que debamos saber?',
  example: 'Sin cebolla, la salsa aparte…',
  left: (count) => plural(count, { one: 'Queda 1 carácter', other: `Quedan ${count} caracteres` }),
} satisfies Catalogue<typeof en>;
