import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeFields, type FieldDescription } from '#editor/describe-fields.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';

/** What no owner edits: versions, ids, and the marks of a list's entries, which its rows set. */
const notForEditing = new Set([
  'schemaVersion',
  'general.tenantId',
  'features.items[].id',
  'layout.home[].id',
  'layout.home[].hidden',
]);

/** Dotted paths of every leaf, read from the JSON Schema and not by the walker under test. */
function leavesOf(schema: z.core.JSONSchema._JSONSchema, path: string): string[] {
  if (typeof schema === 'boolean') return [path];
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length > 0) {
    return properties.flatMap(([key, child]) => leavesOf(child, path ? `${path}.${key}` : key));
  }
  const items = schema.items;
  return items && !Array.isArray(items) && schema.type === 'array'
    ? leavesOf(items, `${path}[]`)
    : [path];
}

function describedLeaves(fields: readonly FieldDescription[], base = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${base}${field.path.join('.')}`;
    if (field.kind === 'list') return describedLeaves(field.fields, `${path}[].`);
    return field.kind === 'group' ? describedLeaves(field.fields, base) : [path];
  });
}

const fields = describeFields(siteConfigSchema);

test('every setting of the site carries a label and a kind, or is named as not for editing', () => {
  const leaves = leavesOf(z.toJSONSchema(siteConfigSchema, { io: 'input' }), '');
  expect(leaves.length).toBeGreaterThan(60);
  expect(describedLeaves(fields).toSorted()).toEqual(
    leaves.filter((path) => !notForEditing.has(path)).toSorted(),
  );
});

test('a new setting is one line of its schema: metadata is found through default and optional', () => {
  const section = z.object({
    overlay: z.string().default('#000000').meta({ label: 'Overlay', field: 'color' }),
    opacity: z.number().min(0).max(1).meta({ label: 'Opacity', field: 'number' }).optional(),
    id: z.string().default('x'),
  });
  expect(describeFields(section)).toMatchObject([
    { path: ['overlay'], kind: 'color', label: 'Overlay', group: 'content' },
    { path: ['opacity'], kind: 'number', label: 'Opacity', limits: { min: 0, max: 1 } },
  ]);
});

test("limits, units and a choice's words come from the schema", () => {
  const banner = fields.find(({ path }) => path[0] === 'topOfferBanner')?.fields ?? [];
  expect(banner).toMatchObject([
    { kind: 'choice', options: [{ value: 'bar', label: 'Still bar' }, { value: 'ticker' }] },
    { kind: 'switch' },
    { kind: 'text', limits: { max: 120 } },
    { kind: 'number', unit: 'px', step: 4, limits: { min: 28, max: 96 } },
  ]);
  const links = fields.find(({ path }) => path[0] === 'footer')?.fields.at(-1);
  expect(links).toMatchObject({
    kind: 'list',
    limits: { max: 12 },
    fields: [
      { path: ['label'], kind: 'text' },
      { path: ['url'], kind: 'link' },
    ],
  });
});
