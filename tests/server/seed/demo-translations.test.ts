import { describe, expect, test } from 'vitest';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { furtherLanguages } from '#schemas/translations/further-languages.ts';
import { translatableTexts } from '#schemas/translations/translatable-texts.ts';
import { translationOf } from '#schemas/translations/translation-of.ts';
import {
  demoEntryTranslations,
  readDemoTexts,
  withDemoTranslations,
} from '#server/seed/demo-translations.ts';

describe.each(sampleTenants)('tenant $id', async (tenant) => {
  const texts = await readDemoTexts(tenant.id);
  const choices = (
    all: readonly { name: string; values: readonly (readonly [string, number])[] }[],
  ) => all.flatMap(({ name, values }) => [name, ...values.map(([value]) => value)]);
  const menu = [
    ...tenant.categories.flatMap(({ name, description, products }) => [
      name,
      description,
      ...products.flatMap((dish) => [
        dish.name,
        dish.description,
        ...choices(dish.configurations ?? []),
      ]),
    ]),
    ...tenant.modifierGroups.flatMap(({ name, modifiers }) => [
      name,
      ...modifiers.flatMap((option) => [option.name, ...choices(option.configurations ?? [])]),
    ]),
    ...[...tenant.combos, ...tenant.deals].flatMap(({ name, description, components }) => [
      name,
      description,
      ...components.map((step) => step.name),
    ]),
    ...tenant.halfSets.flatMap(({ name, description }) => [name, description]),
  ];

  test('every text of its menu and of its site is translated', () => {
    expect(menu.filter((text) => text !== '' && !texts.has(text))).toEqual([]);
    const config = withDemoTranslations(tenant, texts);
    for (const language of furtherLanguages) {
      const missing = translatableTexts(config).filter(
        (text) => translationOf(config.translations[language], text).state !== 'translated',
      );
      expect(missing.map(({ source }) => source)).toEqual([]);
    }
  });

  test('each block has three lines, and is of a text that there is', () => {
    const site = translatableTexts(tenant.config).map(({ source }) => source);
    const known = new Set<unknown>([...menu, ...site]);
    for (const [original, { es, ar }] of texts) {
      expect([original, known.has(original)]).toEqual([original, true]);
      expect([es, ar].filter((text) => text === '')).toEqual([]);
      expect([original, /[\u0600-\u06ff]/.test(ar)]).toEqual([original, true]);
    }
  });

  test('a name keeps the mark of its original', () => {
    const translate = demoEntryTranslations(texts);
    expect(translate('Nothing of the menu')).toEqual({});
    const [first] = tenant.categories;
    const own = translate(first?.name ?? '', first?.description);
    expect(Object.keys(own)).toEqual(['es', 'ar']);
    expect(own.es?.name?.[1]).toBe(texts.get(first?.name ?? '')?.es);
  });
});
