import { expect, test } from 'vitest';
import { allergenName, formatAllergens } from '#ui/menu-model/format-allergens.ts';

test('an allergen is called the same however a menu writes it', () => {
  expect(allergenName(' Tree Nuts ')).toBe('tree nuts');
});

test('one that no language names stands as the menu marks it', () => {
  expect(allergenName('Lychee')).toBe('Lychee');
  expect(allergenName('constructor')).toBe('constructor');
});

test('each is listed once, in order', () => {
  expect(formatAllergens(['milk', 'gluten', 'Milk', 'egg'], 'en-AU')).toBe('egg, gluten and milk');
  expect(formatAllergens(['milk', 'gluten'], 'en-AU', 'unit')).toBe('gluten, milk');
});
