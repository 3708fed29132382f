import { z } from 'zod';
import type { FieldDescription } from '../describe-fields.ts';
import { valueAt } from '../value-at.ts';

/** What an item of a list is called: the first text it holds, else its number. */
export function nameOfItem(field: FieldDescription, item: unknown, index: number): string {
  const named = field.fields.find(({ kind }) => kind === 'text' || kind === 'choice');
  const value = named && valueAt(item, named.path);
  const word = named?.options.find((option) => option.value === value)?.label ?? value;
  return typeof word === 'string' && word !== '' ? word : `${field.label} ${index + 1}`;
}

/** A fresh item with its schema's defaults and an id of its own; undefined where none can be made. */
export function newItem(field: FieldDescription, items: readonly unknown[]): unknown {
  if (!field.item) return undefined;
  const taken = new Set(items.map((item) => valueAt(item, ['id'])));
  const ids = Array.from({ length: items.length + 1 }, (_, index) => `item-${index + 1}`);
  const id = ids.find((candidate) => !taken.has(candidate));
  const result = z.safeParse(field.item, { id });
  return result.success ? result.data : undefined;
}
