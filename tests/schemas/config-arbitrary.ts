import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { z } from 'zod';

/** Texts that break pages: other scripts and directions, signs, nothing, one endless word. */
const oddTexts = [
  '',
  ' ',
  'مطعم الأرز والزعفران',
  'ביתה של הפיצה',
  '寿司と天ぷらの店',
  'Zoë’s “Ça va?” — №1',
  '👩🏽‍🍳🍕🇮🇹',
  '<script>alert(1)</script>',
  '</style><!--',
  '{year} {{year}} ${year} %s',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(12),
  'a\u0301\u0302\u0303\u0304 \u202Eback\u202C \u0000 \uFFFD',
  '__proto__',
  'constructor',
];

const texts = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Values of the formats that a text can have: which of them fits, its schema says. */
const formatted = fc.constantFrom(
  '#0af',
  '#12AB9f',
  '/menu',
  '#menu',
  'https://example.com/ü?q=1#x',
  'mailto:a@b.example',
  'tel:+61 2 5550 0100',
  'hello@place.example',
  '@ourplace',
  '/media/139/hero.v1.webp',
  'https://pictures.example/a.jpg',
  '2026-12-24',
  '2026-12-24T18:00',
  '2026-12-24T18:00:00Z',
  '18:30',
  'section-1',
  'de',
  'aa',
);

/**
 * Any value that a schema takes, made by walking it. What only a refinement or a pattern knows is
 * found by trying.
 * @throws for a kind of schema that it does not know.
 */
export function valuesOf(schema: z.core.$ZodType): Arbitrary<unknown> {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    const inner = valuesOf(schema.def.innerType);
    return fc.oneof(
      { weight: 5, arbitrary: inner },
      { weight: 1, arbitrary: fc.constant(undefined) },
    );
  }
  if (schema instanceof z.ZodOptional) {
    return fc.option(valuesOf(schema.def.innerType), { nil: undefined });
  }
  if (schema instanceof z.ZodNullable) return fc.option(valuesOf(schema.def.innerType));
  if (schema instanceof z.ZodObject) return objectsOf(schema);
  if (schema instanceof z.ZodArray) {
    const { minItems = 0, maxItems = 6 } = z.toJSONSchema(schema, { io: 'input' });
    const most = Math.max(minItems, Math.min(maxItems, 6));
    return fc.array(valuesOf(schema.element), { minLength: minItems, maxLength: most });
  }
  if (schema instanceof z.ZodRecord) {
    return fc.dictionary(keysOf(schema.keyType), valuesOf(schema.valueType), { maxKeys: 4 });
  }
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(valuesOf));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return numbersOf(schema);
  if (schema instanceof z.ZodString || schema instanceof z.core.$ZodStringFormat) {
    return textsOf(schema);
  }
  throw new Error(`No values are known for a schema of the kind ${schema.constructor.name}.`);
}

function objectsOf(schema: z.ZodObject): Arbitrary<unknown> {
  const parts = Object.entries(schema.shape).map(([key, part]) => [key, valuesOf(part)] as const);
  return fc.record(Object.fromEntries(parts)).map(withoutGaps);
}

const withoutGaps = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));

function numbersOf(schema: z.ZodNumber): Arbitrary<unknown> {
  const { minimum = -1e6, maximum = 1e6, type } = z.toJSONSchema(schema, { io: 'input' });
  const bounds = { min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) };
  const any =
    type === 'integer'
      ? fc.integer(bounds)
      : // A document is JSON, which has no -0.
        fc.double({ ...bounds, noNaN: true }).map((number) => number + 0);
  return any.filter((value) => z.safeParse(schema, value).success);
}

function textsOf(schema: z.core.$ZodType): Arbitrary<unknown> {
  const most = schema instanceof z.ZodString ? (schema.maxLength ?? 200) : 200;
  const cut = texts.map((text) => [...text].slice(0, most).join('').slice(0, most));
  const fits = (value: string) => z.safeParse(schema, value).success;
  const fixed = [...oddTexts, 'x'.repeat(most)].map((text) => text.slice(0, most)).filter(fits);
  return fc.oneof(cut, formatted, fc.constantFrom(...fixed, ...known.filter(fits))).filter(fits);
}

/** Something of every format, so that a pattern is always met. */
const known = [
  '#0af',
  '/menu',
  'hello@place.example',
  '@ourplace',
  '2026-12-24',
  '18:30',
  'section-1',
  'de',
];

/** Ids of the base sections too: a record's key may be the name of something else. */
const keysOf = (schema: z.core.$ZodType) =>
  fc
    .oneof(fc.constantFrom('hero', 'menu', 'bestSellers', 'toString', 'de', 'en-AU'), texts)
    .filter((key) => key !== '__proto__' && z.safeParse(schema, key).success);

/** The document with values, keys and kinds of values wrong in some places. */
export const corrupted = (documents: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(
      documents,
      fc.array(fc.tuple(fc.nat(), wrongValues, fc.nat(3)), { minLength: 1, maxLength: 12 }),
    )
    .map(([document, wounds]) =>
      wounds.reduce((before, [place, value, how]) => wound(before, place, value, how), document),
    );

const wrongValues = fc.oneof(
  fc.constantFrom(
    null,
    Number.NaN,
    Infinity,
    -1,
    0,
    '',
    [],
    {},
    [[]],
    { type: 'hero' },
    [null],
    1e21,
  ),
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
  texts,
);

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Replaces, removes, adds beside or wraps what stands at one of the document's places. */
function wound(document: unknown, place: number, value: unknown, how: number): unknown {
  const copy: unknown = structuredCloneOr(document);
  const places = placesIn(copy);
  const target = places[place % Math.max(places.length, 1)];
  if (!target) return value;
  const { holder, key } = target;
  if (how === 0) Reflect.deleteProperty(holder, key);
  else if (how === 1) Reflect.set(holder, `${key}x`, value);
  else if (how === 2) Reflect.set(holder, key, [holder[key], value]);
  else Reflect.set(holder, key, value);
  return copy;
}

/** As it comes out of the database: JSON. */
const structuredCloneOr = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document ?? null));

function placesIn(value: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (!isHolder(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    { holder: value, key },
    ...placesIn(child),
  ]);
}

/** What another program may have left where a part of a document is looked for. */
const leftovers: readonly unknown[] = [null, '', 'on', 0, 1, true, [], {}, [null], '#…', '{}'];

/**
 * A document of which only some parts are there, as another or an older program sends it: what is
 * not there is missing at any depth, or stands as something else.
 */
export const partial = (documents: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(documents, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), fc.nat(1000))
    .map(([document, draws, place]) => {
      let count = place;
      const draw = () => draws.next().value;
      const thin = (value: unknown, depth: number): unknown => {
        if (depth > 3 || !isHolder(value) || Array.isArray(value)) return value;
        const parts = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
          const chance = draw();
          if (chance < 0.45) return [];
          if (chance > 0.92) return [[key, leftovers[(count += 1) % leftovers.length]]];
          return [[key, thin(part, depth + 1)]];
        });
        return Object.fromEntries(parts);
      };
      return thin(structuredCloneOr(document), 0);
    });
