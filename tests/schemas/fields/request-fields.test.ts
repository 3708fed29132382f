import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { generalSchema } from '#schemas/config/general.ts';
import {
  codeExamples,
  emailExamples,
  nameExamples,
  phoneExamples,
  placeExamples,
  postcodeExamples,
  streetExamples,
  type Examples,
} from './field-examples.ts';
import { fieldsIn, isTextField, requestFields } from './request-fields.ts';

type Kind = {
  kind: string;
  names: RegExp;
  examples: Examples;
  /** Least number of such fields, so that a name that changes is not looked for in vain. */
  least: number;
  /** Fields that take whatever stands on one line, by their paths, and why. */
  asWritten?: Readonly<Record<string, string>>;
};

const kinds: readonly Kind[] = [
  {
    kind: 'email addresses',
    names: /^(?:.*_)?email$|^reply_to$|^mail_address$/,
    examples: emailExamples,
    least: 20,
  },
  {
    kind: 'phone numbers',
    names: /^(?:.*_)?phone(?:_no)?$|^contactPhone$/,
    examples: phoneExamples,
    least: 8,
    asWritten: {
      'addRestaurant.phone': 'printed as its owner writes it',
      'setRestaurantDetails.phone': 'printed as its owner writes it',
      'addReservation.phone': 'noted by staff while somebody calls',
      'changeStaffReservation.phone': 'noted by staff while somebody calls',
      'config.contactPhone': 'printed as its owner writes it',
    },
  },
  {
    kind: 'names',
    names: /^(?:.*_)?name$/,
    examples: nameExamples,
    least: 25,
    asWritten: { 'placeOrder.seen.bill.name': 'sent back as the server drew it' },
  },
  { kind: 'postcodes', names: /postcode$/, examples: postcodeExamples, least: 7 },
  { kind: 'suburbs and cities', names: /^(?:suburb|city)$/, examples: placeExamples, least: 8 },
  {
    kind: 'streets',
    names: /^(?:formattedAddress|street_name|line|address)$/,
    examples: streetExamples,
    least: 5,
  },
  { kind: 'codes', names: /^coupon_code$/, examples: codeExamples, least: 2 },
];

const fields = [...requestFields, ...fieldsIn(generalSchema, 'config')].filter(isTextField);

const takes = (schema: z.core.$ZodType, text: string) => z.safeParse(schema, text).success;

describe.each(kinds)('$kind in requests', ({ names, examples, least, asWritten = {} }) => {
  const found = fields.filter(({ name, schema }) => names.test(name) && isTextItself(schema));

  test('are found', () => expect(found.length).toBeGreaterThanOrEqual(least));

  test('take what people write', () => {
    const refused = found.flatMap(({ path, schema }) =>
      examples.takes.filter((text) => !takes(schema, text)).map((text) => `${path}: ${text}`),
    );
    expect(refused).toEqual([]);
  });

  test('refuse what is none', () => {
    const taken = found
      .filter(({ path }) => !(path in asWritten))
      .flatMap(({ path, schema }) =>
        examples.refuses.filter((text) => takes(schema, text)).map((text) => `${path}: ${text}`),
      );
    expect(taken).toEqual([]);
  });

  test('and every exception is one still', () => {
    const paths = new Set(found.map(({ path }) => path));
    expect(Object.keys(asWritten).filter((path) => !paths.has(path))).toEqual([]);
  });
});

/** Objects may have such a name, too: a delivery's address. */
function isTextItself(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return isTextItself(schema.unwrap());
  }
  if (schema instanceof z.ZodDefault) return isTextItself(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.some(isTextItself);
  if (schema instanceof z.ZodPipe) return isTextItself(schema.in);
  return schema instanceof z.ZodString;
}
