import { describe, expect, it } from 'vitest';
import { idOfSlug, menuSlug, nameInSlug } from '#schemas/rules/menu/menu-slug.ts';

describe('the slug of a dish', () => {
  it.each([
    ['Margherita', 12, 'margherita-12'],
    ['Crème brûlée', 3, 'creme-brulee-3'],
    ['Nonna’s “Sunday” ragù, 2 pers.', 7, 'nonnas-sunday-ragu-2-pers-7'],
    ['فتة الحمص', 4, 'فتة-الحمص-4'],
    ['ハンバーグ', 5, 'ハンバーグ-5'],
    ['🍕', 6, '6'],
    ['', 8, '8'],
  ])('of %s is its name and its id', (name, id, slug) => {
    expect(menuSlug(name, id)).toBe(slug);
    expect(idOfSlug(slug)).toBe(id);
  });

  it('is bounded, and ends in a whole character', () => {
    const slug = menuSlug('𠮷'.repeat(200), 9);
    expect(slug).toBe(`${'𠮷'.repeat(60)}-9`);
  });

  it('is of the name that the restaurant wrote, whatever it is called in this language', () => {
    expect(nameInSlug({ name: 'Tarta de zanahoria', original_name: 'Carrot cake' })).toBe(
      'Carrot cake',
    );
    expect(nameInSlug({ name: 'Carrot cake' })).toBe('Carrot cake');
  });

  it.each(['margherita', 'margherita-', 'margherita-0', 'margherita-012', '12a', '-', '', 'a-1e3'])(
    'of no dish is %s',
    (slug) => {
      expect(idOfSlug(slug)).toBeNull();
    },
  );
});
