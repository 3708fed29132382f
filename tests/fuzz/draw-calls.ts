import {
  array,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  tuple,
  uint8Array,
  type Arbitrary,
} from 'fast-check';
import type { JsonSchema, Operation } from './api-operations.ts';
import { spoilt, valuesOf, type KnownValues } from './draw-values.ts';
import { hostileValues, writeJson, writeText } from './hostile-values.ts';
import { brokenTexts, contentTypes, methods, oddHeaders, steps } from './odd-requests.ts';

/** A request as it is sent, byte for byte; a header may come more than once. */
export type DrawnCall = {
  /** Of the contract, or `elsewhere`. */
  operation: string;
  /** Who makes it; whoever sends it adds what proves that. */
  caller: string;
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body: string | Buffer | undefined;
};

/** Names of those who make calls, and as what: `guest`, `staff`, or '' for nobody. */
export type Callers = Readonly<Record<string, string>>;

type Parts = { path: unknown; query: unknown; header: unknown; body: unknown };

/** Calls of the API as its document describes them, most of them spoilt somewhere. */
export function drawnCalls(
  operations: readonly Operation[],
  known: KnownValues,
  callers: Callers,
): Arbitrary<DrawnCall> {
  const names = Object.keys(callers);
  const fit = ({ callers: allowed }: Operation) => {
    const fitting = names.filter((name) => allowed.includes(callers[name] ?? ''));
    return constantFrom(...(fitting.length > 0 ? fitting : names));
  };
  const ofApi = oneof(
    ...operations.map((operation) =>
      tuple(
        oneof({ weight: 4, arbitrary: fit(operation) }, constantFrom(...names)),
        partsOf(operation, known),
        envelopes,
      ).map(([caller, parts, envelope]) => write(operation, caller, parts, envelope)),
    ),
  );
  return oneof(
    { weight: 17, arbitrary: ofApi },
    { weight: 3, arbitrary: elsewhere(names, operations) },
  );
}

/** As they are described: a third is left so, which reaches what is behind the parsing. */
function partsOf({ name, parameters, body }: Operation, known: KnownValues): Arbitrary<Parts> {
  const fieldsIn = (place: 'path' | 'query' | 'header'): JsonSchema => {
    const here = parameters.filter((one) => one.in === place);
    return {
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
      required: here.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  const plain = {
    path: valuesOf(fieldsIn('path'), known),
    query: valuesOf(fieldsIn('query'), known),
    header: valuesOf(fieldsIn('header'), known),
    body: body === null || body === 'file' ? constant(body) : valuesOf(body, known, `${name} body`),
  };
  const spoiltIn = (place: keyof Parts) =>
    record({ ...plain, [place]: spoilt(plain[place]) }) satisfies Arbitrary<Parts>;
  return oneof(
    { weight: 3, arbitrary: record(plain) },
    { weight: 4, arbitrary: spoiltIn('body') },
    { weight: 1, arbitrary: spoiltIn('path') },
    { weight: 1, arbitrary: spoiltIn('query') },
    { weight: 1, arbitrary: spoiltIn('header') },
  );
}

type Envelope = {
  /** What is done to the text of the body. */
  text: { kind: 'as it is' | 'cut' | 'replaced' | 'left out'; at: number; by: string };
  contentType: string | null;
  headers: Record<string, string | string[]>;
  bytes: Uint8Array;
};

const asItIs = { kind: 'as it is' as const, at: 0, by: '' };

const envelopes: Arbitrary<Envelope> = record({
  text: oneof(
    { weight: 8, arbitrary: constant(asItIs) },
    {
      weight: 1,
      arbitrary: record({
        kind: constantFrom('cut' as const, 'replaced' as const, 'left out' as const),
        at: integer({ min: 0, max: 200 }),
        by: constantFrom(...brokenTexts),
      }),
    },
  ),
  contentType: oneof(
    { weight: 12, arbitrary: constant(null) },
    { weight: 1, arbitrary: constantFrom(...contentTypes) },
  ),
  headers: oneof(
    { weight: 8, arbitrary: constant({}) },
    { weight: 1, arbitrary: constantFrom(...oddHeaders) },
  ),
  bytes: uint8Array({ maxLength: 64 }),
});

function write(
  { name, method, path, body }: Operation,
  caller: string,
  parts: Parts,
  { text, contentType, headers, bytes }: Envelope,
): DrawnCall {
  const fields = entriesOf(parts.path);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encoded(writeText(fields.find(([key]) => key === field)?.[1] ?? field)),
  );
  // A list is a field that comes several times.
  const query = entriesOf(parts.query)
    .flatMap(([key, value]) => [value].flat().map((one) => [key, writeText(one)] as const))
    .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
    .join('&');
  const sent: DrawnCall = {
    operation: name,
    caller,
    method,
    path: `/api${filled}${query === '' ? '' : `?${query}`}`.slice(0, 12_000),
    headers: {
      ...Object.fromEntries(
        entriesOf(parts.header)
          .filter(([key]) => /^[\w-]+$/.test(key) && key.length < 100)
          .map(([key, value]) => [key, headerText(writeText(value))]),
      ),
      ...headers,
    },
    body: undefined,
  };
  if (body === null || text.kind === 'left out') return sent;
  sent.headers['content-type'] =
    contentType ?? (body === 'file' ? 'image/png' : 'application/json');
  if (body === 'file') return { ...sent, body: Buffer.from(bytes) };
  const whole = writeJson(parts.body);
  const written = { 'as it is': whole, cut: whole.slice(0, text.at), replaced: text.by };
  return { ...sent, body: written[text.kind] };
}

/** Half of a surrogate pair cannot be encoded. */
const encoded = (text: string): string =>
  encodeURIComponent(Buffer.from(text).toString()).slice(0, 2000);

/** What can stand in a header at all. */
const headerText = (text: string): string =>
  text.replaceAll(/[^\t\u0020-\u007e]/g, '?').slice(0, 4000);

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : [];
}

/** Pages, files, unknown calls and addresses that nobody meant, by every method. */
function elsewhere(
  callers: readonly string[],
  operations: readonly Operation[],
): Arbitrary<DrawnCall> {
  const beginnings = [
    '/',
    '/assets/',
    '/media/',
    '/media/139/',
    '/api/',
    '/api/v2/',
    '/menu/',
    '//',
  ];
  const made = tuple(
    constantFrom(...beginnings),
    array(constantFrom(...steps), { maxLength: 4 }),
  ).map(([beginning, rest]) => beginning + rest.join('/'));
  const odd = constantFrom('*', 'http://evil.example/', '/?', '/?a=%zz&a&=', '/menu?preview=x');
  const known = constantFrom(...operations.map(({ path }) => `/api${path}`));
  return record({
    operation: constant('elsewhere'),
    caller: constantFrom(...callers),
    method: constantFrom(...methods),
    path: oneof({ weight: 6, arbitrary: made }, odd, known),
    headers: oneof(
      constant({}),
      constantFrom(...oddHeaders),
      constantFrom(...contentTypes, 'application/json').map((type) => ({ 'content-type': type })),
    ),
    body: oneof(
      constant(undefined),
      constantFrom(...brokenTexts),
      constantFrom(...hostileValues).map(writeJson),
    ),
  }).map((call) => (['GET', 'HEAD'].includes(call.method) ? { ...call, body: undefined } : call));
}
