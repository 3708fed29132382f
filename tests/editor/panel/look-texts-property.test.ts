import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkValue } from '#editor/core/settings/check-value.ts';
import { describeFields, type FieldDescription } from '#editor/core/settings/describe-fields.ts';
import { describeSection } from '#editor/core/settings/describe-section.ts';
import { setValueAt, valueAt } from '#editor/core/settings/value-at.ts';
import { lookOf, looks } from '#editor/panel/theme/look-of.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { presets } from '#schemas/presets/presets.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { tenant53 } from '#schemas/samples/tenant-53.ts';
import { draws } from '../../draws.ts';

type Place = readonly (string | number)[];

/** It takes any words: no address, no handle. */
const isText = ({ kind, schema }: FieldDescription) =>
  (kind === 'text' || kind === 'longText') && checkValue(schema, 'Ours 1') === null;

/** Every text that an owner can write in a document, those of each item of its lists too. */
function placesOf(config: SiteConfig): Place[] {
  const further = Object.entries(config.sections).map(([id, { type }]) =>
    describeSection(type, `sections.${id}`),
  );
  return [...describeFields(siteConfigSchema), ...further].flatMap((group) =>
    textsIn(config, group, []),
  );
}

function textsIn(config: SiteConfig, field: FieldDescription, base: Place): Place[] {
  const path = [...base, ...field.path];
  if (isText(field)) return [path];
  if (field.kind !== 'list') {
    return field.fields.flatMap((inner) => textsIn(config, inner, base));
  }
  const items = valueAt(config, path);
  return (Array.isArray(items) ? items : []).flatMap((_, index) =>
    field.fields.flatMap((inner) => textsIn(config, inner, [...path, index])),
  );
}

/** What no look has written. */
const words = fc.integer({ min: 1 }).map((number) => `Ours ${number}`);

const written = (config: SiteConfig) =>
  fc
    .subarray(placesOf(config), { minLength: 1 })
    .chain((places) =>
      fc.tuple(...places.map((place) => words.map((text) => [place, text] as const))),
    );

const starts = [siteConfigSchema.parse({}), tenant139.config, tenant53.config];

const sitting = fc
  .tuple(fc.constantFrom(...starts), fc.array(fc.constantFrom(...looks), { maxLength: 2 }))
  .map(([start, chosen]) => chosen.reduce(lookOf, start))
  .chain((start) =>
    fc.record({
      start: fc.constant(start),
      texts: written(start),
      chosen: fc.array(fc.constantFrom(...looks), { minLength: 1, maxLength: 3 }),
    }),
  );

test('no finished look rewrites a text that somebody wrote, wherever it stands', () => {
  fc.assert(
    fc.property(sitting, ({ start, texts, chosen }) => {
      const own = structuredClone(start);
      for (const [path, text] of texts) setValueAt(own, path, text);
      const after = chosen.reduce(lookOf, siteConfigSchema.parse(own));
      const lost = texts.filter(([path, text]) => {
        const list = path.findIndex((step) => typeof step === 'number');
        // An item of a list may stand at another place by then.
        return list < 0
          ? valueAt(after, path) !== text
          : !JSON.stringify(valueAt(after, path.slice(0, list))).includes(`"${text}"`);
      });
      expect(lost.map(([path]) => path.join('.'))).toEqual([]);
    }),
    { numRuns: draws(30) },
  );
});

test('a text that was emptied stays empty, where no look leaves it so', () => {
  const config = structuredClone(tenant139.config);
  config.hero.subtitle = '';
  for (const look of looks) expect(lookOf(config, look).hero.subtitle).toBe('');
});

test('the words of the look before go with it, those of the business too', () => {
  const { trattoria, cafe } = presets;
  const fresh = siteConfigSchema.parse({});
  const after = lookOf(lookOf(fresh, trattoria), cafe);
  expect(after).toEqual(lookOf(fresh, cafe));
});
