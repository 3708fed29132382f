import { expect, test } from 'vitest';
import type { Caller, Endpoint } from '#schemas/api/endpoint.ts';
import { isRecord } from '#schemas/is-record.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { requests, schemasIn } from '../fields/request-fields.ts';

const staffOnly = new Set<Caller>(['staff', 'operator']);

/** Whether somebody who reads another language than English may call it. */
const isForCustomers = ({ security }: Endpoint): boolean =>
  security.length === 0 || security.some((caller) => !staffOnly.has(caller));

/** Sentence that a schema or one of its checks words itself; zod's own are none. */
function wordedBy(error: unknown): string[] {
  if (typeof error !== 'function') return [];
  const issue = { code: 'custom', input: undefined, path: [] };
  const worded: unknown = Reflect.apply(error, undefined, [issue]);
  if (typeof worded === 'string') return [worded];
  return isRecord(worded) && typeof worded['message'] === 'string' ? [worded['message']] : [];
}

const sentences = new Set(
  requests
    .filter(({ endpoint }) => isForCustomers(endpoint))
    .flatMap(({ schema }) => schemasIn(schema))
    .flatMap(({ _zod: { def } }) => [
      ...wordedBy(def.error),
      ...(def.checks ?? []).flatMap(({ _zod: check }) => wordedBy(check.def.error)),
    ]),
);

test('schemas of what customers send word sentences of their own', () => {
  expect(sentences.size).toBeGreaterThan(20);
  expect(sentences).toContain('Write a phone number');
});

test.each(Object.entries(failureTexts))('all of them are said in %s', (_language, { fields }) => {
  const known: Readonly<Record<string, string>> = fields.ofSchemas;
  expect([...sentences].filter((sentence) => known[sentence] === undefined)).toEqual([]);
});
