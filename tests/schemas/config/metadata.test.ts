import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeSiteConfig } from '#schemas/config/describe-site-config.ts';
import { fieldKinds } from '#schemas/config/fields/field.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { configLeaves, type Leaf } from './config-leaves.ts';

test('the document has its leaves', () => {
  expect(configLeaves.length).toBeGreaterThan(150);
});

test.each(configLeaves)('$path carries label, help, kind and group', ({ schema }) => {
  expect(schema).toMatchObject({
    label: expect.stringMatching(/\S/),
    help: expect.stringMatching(/\S/),
    field: expect.stringMatching(new RegExp(`^(?:${fieldKinds.join('|')})$`)),
    group: expect.stringMatching(/^(?:content|look|behaviour)$/),
  });
});

/** A text without a longest length, or a number without bounds, is a way to break a page. */
function hasLimits({ schema }: Leaf): boolean {
  if (schema.type === 'string') {
    const isOneOf = schema.enum !== undefined || schema.const !== undefined;
    return (
      isOneOf || schema.maxLength !== undefined || /\{\d+(?:,\d+)?\}/.test(schema.pattern ?? '')
    );
  }
  if (schema.type !== 'number' && schema.type !== 'integer') return true;
  // A clamp is a limit of what is typed; the document itself takes any number (specification §5).
  return (
    schema['clamp'] !== undefined ||
    ((schema.minimum ?? schema.exclusiveMinimum) !== undefined && schema.maximum !== undefined)
  );
}

test('every text and every number has its limits', () => {
  expect(configLeaves.filter((leaf) => !hasLimits(leaf)).map(({ path }) => path)).toEqual([]);
});

test('the JSON Schema takes the defaults, and refuses what the document refuses', () => {
  const schema = z.fromJSONSchema(describeSiteConfig());
  const defaults = siteConfigSchema.parse({});
  expect(schema.safeParse(defaults).error).toBeUndefined();
  expect(schema.safeParse({}).success).toBe(true);
  expect(schema.safeParse({ hero: { variant: 'of-nobody' } }).success).toBe(false);
  expect(schema.safeParse({ colors: { primary: 'red' } }).success).toBe(false);
  expect(schema.safeParse({ sections: { x: { type: 'nothing' } } }).success).toBe(false);
});
