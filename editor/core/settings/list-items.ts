import { z } from 'zod';
import type { FieldDescription } from './describe-fields.ts';
import { numberedItem } from './item-text.ts';
import { valueAt } from './value-at.ts';

/** What an item of a list is called: the first text it holds, else its number: 'Point 5'. */
export function nameOfItem(field: FieldDescription, item: unknown, index: number): string {
  const named = field.fields.find(({ kind }) => namingKinds.has(kind));
  const value = named && valueAt(item, named.path);
  const word = named?.options.find((option) => option.value === value)?.label ?? value;
  return typeof word === 'string' && word !== '' ? word : numberedItem(field, index);
}

const namingKinds: ReadonlySet<string> = new Set(['text', 'dish', 'choice']);

/** The id that an item has for good; null where its kind has none. */
export function idOfItem(item: unknown): string | null {
  const id = valueAt(item, ['id']);
  return typeof id === 'string' && id !== '' ? id : null;
}

/** An id that no item has, and none had whose picture is still described. */
function freshId(items: readonly unknown[], isTaken: (id: string) => boolean): string {
  const taken = new Set(items.map(idOfItem));
  for (let number = 1; ; number++) {
    const id = `item-${number}`;
    if (!taken.has(id) && !isTaken(id)) return id;
  }
}

/** A fresh item with its schema's defaults and an id of its own; undefined where none can be made. */
export function newItem(
  { item }: Pick<FieldDescription, 'item'>,
  items: readonly unknown[],
  isTaken: (id: string) => boolean = () => false,
): unknown {
  if (!item) return undefined;
  const result = z.safeParse(item, { id: freshId(items, isTaken) });
  return result.success ? result.data : undefined;
}

/** The same once more, under an id of its own where it has one. */
export function copyOfItem(
  item: unknown,
  items: readonly unknown[],
  isTaken: (id: string) => boolean,
): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const id = idOfItem(item) === null ? {} : { id: freshId(items, isTaken) };
  return { ...structuredClone(item), ...id };
}
