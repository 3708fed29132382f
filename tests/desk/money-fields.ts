import { z } from 'zod';
import { money } from '#schemas/api/wire.ts';

type Marked = {
  /** The sample with another amount in each field of money. */
  value: unknown;
  /** Amounts in the major unit by their field, such as `bill[].amount`. */
  amounts: ReadonlyMap<string, readonly number[]>;
};

/**
 * Puts an amount of its own into each field that a reply's schema declares as money, so that a test
 * can look whether the screen shows it. Fails where the sample has no such field: a list of money
 * needs an entry.
 */
export function markMoney(schema: z.ZodType, sample: unknown): Marked {
  const amounts = new Map<string, number[]>();
  let next = 101.07;
  const mark = (type: z.ZodType, value: unknown, path: string): unknown => {
    if (type === money) {
      next = Math.round((next + 7.13) * 100) / 100;
      amounts.set(path, [...(amounts.get(path) ?? []), next]);
      return next;
    }
    if (
      type instanceof z.ZodOptional ||
      type instanceof z.ZodNullable ||
      type instanceof z.ZodDefault
    ) {
      const inner = type.unwrap();
      if (!(inner instanceof z.ZodType)) throw new Error(`${path} wraps no schema`);
      return value === undefined || value === null ? value : mark(inner, value, path);
    }
    if (type instanceof z.ZodArray) {
      const { element } = type;
      if (!(element instanceof z.ZodType) || !Array.isArray(value)) {
        throw new Error(`${path} is no list`);
      }
      return value.map((one: unknown) => mark(element, one, `${path}[]`));
    }
    if (type instanceof z.ZodObject) {
      const given = z.record(z.string(), z.unknown()).parse(value);
      const marked = Object.entries(type.shape).map(([key, field]) => {
        if (!(field instanceof z.ZodType)) throw new Error(`${path}.${key} is no schema`);
        return [key, mark(field, given[key], path === '' ? key : `${path}.${key}`)] as const;
      });
      return { ...given, ...Object.fromEntries(marked.filter(([, one]) => one !== undefined)) };
    }
    return value;
  };
  const value = mark(schema, sample, '');
  return { value, amounts };
}

/** Every field of a schema that carries money, by the names that `markMoney` gives them. */
export function moneyFields(schema: z.ZodType, path = ''): string[] {
  if (schema === money) return [path];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    const inner = schema.unwrap();
    return inner instanceof z.ZodType ? moneyFields(inner, path) : [];
  }
  if (schema instanceof z.ZodArray) {
    return schema.element instanceof z.ZodType ? moneyFields(schema.element, `${path}[]`) : [];
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      field instanceof z.ZodType ? moneyFields(field, path === '' ? key : `${path}.${key}`) : [],
    );
  }
  return [];
}
