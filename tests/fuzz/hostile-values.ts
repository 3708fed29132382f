/** A JSON token that JSON.stringify would never write; `writeJson` writes it as it is. */
const raw = (token: string) => `@raw(${token})@`;

/** The text of a value, with its raw tokens. */
export const writeJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(/"@raw\((.*?)\)@"/g, '$1');

/** A value where only text fits, as in a path or a query. */
export function writeText(value: unknown): string {
  const text = typeof value === 'string' ? value : writeJson(value);
  return text.replaceAll(/@raw\((.*?)\)@/g, '$1');
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

/** What nobody means to send, in place of any value. */
export const hostileValues: readonly unknown[] = [
  // Numbers
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e308,
  Number.MIN_VALUE,
  raw('-0'),
  raw('1e999'),
  raw('-1e999'),
  raw('0.1e-400'),
  raw('123456789012345678901234567890'),
  'NaN',
  'Infinity',
  '-0',
  '1e3',
  '0x10',
  '9'.repeat(400),
  // Text
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  'a\udc00',
  '\u001b[2J',
  '\r\nSet-Cookie: a=b',
  '\u202eabc',
  '💥'.repeat(200),
  'x'.repeat(5000),
  'x'.repeat(70_000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  '../../etc/passwd',
  '%00',
  '%zz',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '2026-02-30',
  '9999-12-31',
  '275760-09-14T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  '25:61',
  '00000000-0000-0000-0000-000000000000',
  // Other kinds
  null,
  true,
  false,
  [],
  [[]],
  [null],
  [{ toString: 1 }],
  Array.from({ length: 600 }, () => null),
  {},
  { length: { toString: 1 } },
  { length: { valueOf: 1, toString: null } },
  { length: -1 },
  { length: 1e9 },
  { 0: 'a', length: 1 },
  { size: { toString: 1 } },
  { toString: 1 },
  { toString: { call: 1 }, valueOf: 1 },
  { toJSON: 1 },
  JSON.parse('{"then": 1}'),
  { constructor: { prototype: { a: 1 } } },
  JSON.parse('{"__proto__": {"a": 1}}'),
  nested(90),
  nested(150),
];

/** Names under which a value means something to the language. */
export const hostileNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'length',
  'then',
  '',
  'tenant_id',
  'guest_id',
  'user_id',
  'a\u0000b',
  'x'.repeat(300),
];
