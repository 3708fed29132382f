import type { ChangePath } from './content-at.ts';

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/**
 * Under which key `media` holds focus and description of the picture at a place of the document:
 * its dotted path; of a list's item the list's path and the item's id, so that they go along
 * wherever the item goes.
 */
export function mediaKeyOf(document: unknown, place: ChangePath): string {
  const steps: (string | number)[] = [];
  let value: unknown = document;
  for (const step of place) {
    value = isHolder(value) ? Reflect.get(value, step) : undefined;
    const id = typeof step === 'number' && isHolder(value) ? value['id'] : undefined;
    steps.push(typeof id === 'string' ? id : step);
    // An item has one picture, known by the item itself.
    if (typeof id === 'string') break;
  }
  return steps.join('.');
}
