import { isRecord } from '../is-record.ts';

/**
 * Steps from a document to a setting in it. In a list a number is a position, which holds for the
 * document that the change was made from; a text is an item's `id`, which is found wherever it is.
 */
export type ChangePath = readonly (string | number)[];

/** What is at a place of a document; without a value nothing is. */
export type Content = { value?: unknown };

/** What a document has at a place. */
export function contentAt(document: unknown, path: ChangePath): Content {
  let value = document;
  for (const step of path) {
    const key = Array.isArray(value) ? positionOf(value, step) : step;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return {};
    value = Reflect.get(value, key);
  }
  return { value };
}

/** Where an item of a list is: -1 where no item has this id. */
export function positionOf(list: readonly unknown[], step: string | number): number {
  if (typeof step === 'number') return step;
  return list.findIndex((item) => isRecord(item) && String(item['id']) === step);
}
