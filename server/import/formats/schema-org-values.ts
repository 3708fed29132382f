import { isRecord } from '#schemas/is-record.ts';
import { plainMarkup } from '../menu/plain-markup.ts';

/** Linked data writes one thing and a list of one alike. */
export const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
};

/** The last part of a type or a value of an enumeration: 'https://schema.org/VeganDiet'. */
export const lastPart = (value: unknown): string =>
  typeof value === 'string' ? (value.split(/[/#:]/).at(-1) ?? '') : '';

export const isOfType = (node: Record<string, unknown>, type: string): boolean =>
  listOf(node['@type']).some((one) => lastPart(one) === type);

/** A text, also where it names its language: English, else the first. */
export function textOf(value: unknown): string {
  const values = listOf(value);
  const english = values.find((one) => isRecord(one) && /^en\b/i.test(String(one['@language'])));
  const first = english ?? values[0];
  if (typeof first === 'number') return String(first);
  if (typeof first === 'string') return plainMarkup(first);
  return isRecord(first) && typeof first['@value'] === 'string' ? plainMarkup(first['@value']) : '';
}
