import {
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  jsonValue,
  oneof,
  record,
  string,
  stringMatching,
  uuid,
  type Arbitrary,
} from 'fast-check';
import type { JsonSchema } from './api-operations.ts';
import { hostileNames, hostileValues } from './hostile-values.ts';

/** Values that mean something to the server, by the name of their field: its own ids and others'. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Deeper than any form; what refers to itself ends there. */
const deepest = 6;

/** Values that a schema allows, as far as it says; those of a known name mostly from there. */
export function valuesOf(
  schema: JsonSchema,
  known: KnownValues,
  name = '',
  depth = 0,
): Arbitrary<unknown> {
  const listed = known[name];
  const described = describedBy(schema, known, depth);
  if (!listed || listed.length === 0) return described;
  return oneof(
    { weight: 5, arbitrary: constantFrom(...listed) },
    { weight: 1, arbitrary: described },
  );
}

function describedBy(schema: JsonSchema, known: KnownValues, depth: number): Arbitrary<unknown> {
  if (schema.const !== undefined) return constant(schema.const);
  if (schema.enum) return constantFrom(...schema.enum);
  if (depth >= deepest || schema.$ref) return constant(null);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return oneof(...options.map((option) => valuesOf(option, known, '', depth)));
  const { type } = schema;
  if (Array.isArray(type)) {
    return oneof(...type.map((one) => describedBy({ ...schema, type: one }, known, depth)));
  }
  switch (type) {
    case 'object':
      return objectsOf(schema, known, depth + 1);
    case 'array': {
      const minLength = Math.min(schema.minItems ?? 0, 3);
      const items = schema.items ? valuesOf(schema.items, known, '', depth + 1) : jsonValue();
      return array(items, { minLength, maxLength: Math.max(minLength, 3) });
    }
    case 'string':
      return textsOf(schema);
    case 'integer':
      return integer({
        min: Math.max(schema.minimum ?? 0, 0),
        max: Math.min(schema.maximum ?? 200, 200 + Math.max(schema.minimum ?? 0, 0)),
      });
    case 'number':
      return double({ min: -1000, max: 1000, noNaN: true });
    case 'boolean':
      return boolean();
    case 'null':
      return constant(null);
    default:
      return jsonValue({ maxDepth: 2 });
  }
}

function objectsOf(schema: JsonSchema, known: KnownValues, depth: number): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valuesOf(field, known, name, depth)]),
  );
  return record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

function textsOf({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema) {
  if (format === 'uuid') return uuid();
  if (format === 'email') return constantFrom('ada@example.com', 'a+b@example.co', 'not an email');
  if (format === 'date')
    return constantFrom('2026-11-20', '2026-11-21', '2026-12-24', '1999-01-01');
  if (format === 'date-time') {
    return constantFrom('2026-11-20T03:00:00Z', '2026-11-20T09:30:00.000Z', '2020-01-01T00:00:00Z');
  }
  // Classes of Unicode are not what strings are made from here.
  if (pattern !== undefined && !pattern.includes(String.raw`\p`)) {
    return stringMatching(new RegExp(pattern));
  }
  return string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
}

/** A value with some of its places spoilt: replaced, taken away, or with something added. */
export function spoilt(values: Arbitrary<unknown>): Arbitrary<unknown> {
  const spoiling = record({
    place: double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    kind: constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
    name: constantFrom(...hostileNames),
    value: oneof(constantFrom(...hostileValues), jsonValue()),
  });
  return record({ value: values, spoilings: array(spoiling, { minLength: 1, maxLength: 3 }) }).map(
    ({ value, spoilings }) => spoilings.reduce(spoil, value),
  );
}

type Spoiling = { place: number; kind: string; name: string; value: unknown };

function spoil(whole: unknown, { place, kind, name, value }: Spoiling): unknown {
  const places = placesIn(whole);
  const target = places[Math.floor(place * places.length)] ?? [];
  return changedAt(whole, target, (old) => {
    if (kind === 'remove') return undefined;
    if (kind === 'wrap') return [old];
    if (kind === 'add' && typeof old === 'object' && old !== null && !Array.isArray(old)) {
      return JSON.parse(
        `{${[...Object.entries(old), [name, value] as const]
          .filter(([, one]) => one !== undefined)
          .map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`)
          .join()}}`,
      );
    }
    return value;
  });
}

function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]));
  return [path, ...inner];
}

function changedAt(
  value: unknown,
  [first, ...rest]: readonly string[],
  change: (old: unknown) => unknown,
): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return change(value);
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) =>
      String(index) === first ? changedAt(one, rest, change) : one,
    );
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === first ? changedAt(one, rest, change) : one,
    ]),
  );
}
