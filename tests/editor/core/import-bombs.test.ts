import { expect, test } from 'vitest';
import { readImport } from '#editor/core/exchange/read-import.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';

const present = tenant139.config;
const site = (part: string) =>
  `{"app":"servery","schemaVersion":2,"config":{"schemaVersion":2,${part}}}`;
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(',');
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const section = (inside: string) => `{"app":"servery","schemaVersion":2,"section":${inside}}`;

/** Files that a browser would choke on, or that no server could keep. */
test.each([
  ['braces without end', site(`"hero":${nested(200_000)}`), /nested more deeply/],
  ['a thousand braces', site(`"hero":${nested(1000)}`), /nested more deeply/],
  ['brackets without end', '['.repeat(400_000) + ']'.repeat(400_000), /nested more deeply/],
  ['a section of braces', section(nested(5000)), /nested more deeply/],
  ['400,000 keys', site(`"hero":{${times(400_000, (at) => `"k${at}":1`)}}`), /far more than any/],
  [
    'a section of 400,000 keys',
    section(`{"type":"hero",${times(400_000, (at) => `"k${at}":1`)}}`),
    /far more/,
  ],
  [
    '60,000 sections',
    site(`"sections":{${times(60_000, (at) => `"s${at}":{"type":"gallery"}`)}}`),
    /far more/,
  ],
  [
    '60,000 sections of a later program',
    site(`"sections":{${times(60_000, (at) => `"s${at}":{"type":"casino"}`)}}`),
    /far more/,
  ],
  ['a million numbers', site(`"footer":{"links":[${times(1_000_000, () => '1')}]}`), /far more/],
  ['one text of 4 MB', site(`"hero":{"note":"${'x'.repeat(4_000_000)}"}`), /at most/],
  ['a section of 4 MB', section(`{"type":"hero","note":"${'x'.repeat(4_000_000)}"}`), /at most/],
  ['a version without end', '{"schemaVersion":1e999,"hero":{}}', /later version/],
  ['a second version', '{"schemaVersion":2,"schemaVersion":99,"hero":{}}', /later version/],
  ['half of a version', '{"schemaVersion":2.5,"hero":{}}', /later version/],
  ['no number', '{"hero":{"title":NaN}}', /not a site’s file/],
])('%s is refused in a sentence', (_name, text, words) => {
  const found = readImport(text, present);
  expect(found.kind === 'refused' && found.reason).toMatch(words);
});

test('odd letters are read, and change nothing but their own field', () => {
  const title = '\u202Egnp.exe \u0000 \uD800 👩🏽‍🍳';
  const text = JSON.stringify({ ...present, hero: { ...present.hero, title } });
  const found = readImport(text, present);
  if (found.kind !== 'ready') throw new Error(found.reason);
  expect({ ...found.config, hero: present.hero }).toEqual(present);
});

test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'a setting called %s stands in no one’s way',
  (name) => {
    const text = `{"schemaVersion":2,"hero":{"${name}":{"title":"x"},"title":"Kept"},"sections":{"${name}":{"type":"hero"}}}`;
    const found = readImport(text, present);
    if (found.kind !== 'ready') throw new Error(found.reason);
    expect(found.config.hero.title).toBe('Kept');
    expect(Reflect.get({}, 'title')).toBeUndefined();
    expect(typeof found.config.hero).toBe('object');
  },
);
