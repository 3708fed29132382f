import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeFields, type FieldDescription } from '#editor/core/settings/describe-fields.ts';
import { describeSection } from '#editor/core/settings/describe-section.ts';
import { findField } from '#editor/core/settings/find-field.ts';
import { whenSchema } from '#schemas/config/when.ts';
import { homeKinds } from '#schemas/config/home-kinds.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { configLeaves } from '../../schemas/config/config-leaves.ts';

/** The leaves of the sections' own places: further sections are described one by one. */
const edited = configLeaves.filter(
  ({ path, schema }) => schema['field'] !== 'hidden' && !/^(?:sections|media)\./.test(path),
);

function describedLeaves(fields: readonly FieldDescription[], base = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${base}${field.path.join('.')}`;
    // One field for the whole of them.
    if (field.kind === 'times' || field.kind === 'choices') return [];
    if (field.kind === 'list') return describedLeaves(field.fields, `${path}[].`);
    return field.kind === 'group' || field.kind === 'byVariant'
      ? describedLeaves(field.fields, base)
      : [path];
  });
}

const fields = describeFields(siteConfigSchema);

test('every setting of the site that is for editing has its field', () => {
  const rule = describedLeaves(describeFields(whenSchema), 'layout.home[].when.');
  expect([...describedLeaves(fields), ...rule].toSorted()).toEqual(
    edited.map(({ path }) => path).toSorted(),
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
  const fieldAt = (path: string) => findField(fields, path);
  expect(fieldAt('topOfferBanner.variant')).toMatchObject({
    kind: 'choice',
    options: expect.arrayContaining([{ value: 'bar', label: 'Still bar' }]),
  });
  expect(fieldAt('topOfferBanner.showTopOfferBanner')).toMatchObject({ kind: 'switch' });
  expect(fieldAt('topOfferBanner.topOfferBannerText')).toMatchObject({
    kind: 'text',
    limits: { max: 120 },
  });
  expect(fieldAt('topOfferBanner.topOfferBannerHeight')).toMatchObject({
    kind: 'number',
    unit: 'px',
    step: 4,
    limits: { min: 28, max: 96 },
  });
  expect(fieldAt('footer.links')).toMatchObject({
    kind: 'list',
    limits: { max: 12 },
    fields: [
      { path: ['label'], kind: 'text' },
      { path: ['url'], kind: 'link' },
    ],
  });
});

const listsIn = (described: readonly FieldDescription[]): FieldDescription[] =>
  described.flatMap((field) => [
    ...(field.kind === 'list' ? [field] : []),
    ...listsIn(field.fields),
  ]);

test('every list says what one of its items is called', () => {
  const sections = homeKinds.map((kind) => describeSection(kind, 'sections.x'));
  const lists = listsIn([...fields, ...sections]);
  const words = Object.fromEntries(lists.map(({ label, one }) => [label, one]));
  expect(words).toEqual({
    'Our own choice': 'dish',
    'Sections of the home page': 'section',
    'Social links': 'social link',
    Links: 'link',
    Pictures: 'picture',
    Points: 'point',
    Reviews: 'review',
  });
});

test('an option without words of its own is called by its name', () => {
  const section = z.object({
    variant: z
      .enum(['bar', 'side-index'])
      .meta({ label: 'Design', field: 'choice', options: { bar: 'Still bar' } }),
  });
  expect(describeFields(section)[0]?.options).toEqual([
    { value: 'bar', label: 'Still bar' },
    { value: 'side-index', label: 'Side index' },
  ]);
});
