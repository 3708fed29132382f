import type { Catalogue } from '../catalogue.ts';
import type { dishNotes as en } from '../en/dish-notes.ts';
import { charactersLeft } from './characters-left.ts';

/** What somebody writes to the kitchen with a dish. */
export const dishNotes = {
  label: 'هل من ملاحظة للمطبخ؟',
  example: 'بلا بصل، الصلصة جانبًا…',
  left: charactersLeft,
} satisfies Catalogue<typeof en>;
