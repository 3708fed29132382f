import { describe, expect, test } from 'vitest';
import { searchTerms as arabic } from '#schemas/messages/ar/search-terms.ts';
import { searchTerms as spanish } from '#schemas/messages/es/search-terms.ts';
import { parseSearch } from '#src/features/menu/parse-search.ts';
import { searchMenu } from '#src/features/menu/search-menu.ts';

const marks = {
  diets: ['vegan', 'vegetarian'],
  allergens: ['gluten', 'milk', 'tree nuts', 'peanuts', 'crustaceans', 'molluscs'],
};

describe('what is typed in another language never finds what it asks to leave out', () => {
  test.each([
    ['sin gluten', spanish, { without: ['gluten'] }],
    ['pizza sin leche', spanish, { text: 'pizza', without: ['milk'] }],
    ['libre de gluten', spanish, { without: ['gluten'] }],
    ['sin frutos secos', spanish, { without: ['tree nuts', 'peanuts'] }],
    ['sin los mariscos', spanish, { without: ['crustaceans', 'molluscs'] }],
    ['no gluten', spanish, { without: ['gluten'] }],
    ['pizza vegana', spanish, { text: 'pizza', diets: ['vegan'] }],
    ['بدون حليب', arabic, { without: ['milk'] }],
    ['خالي من الغلوتين', arabic, { without: ['gluten'] }],
    ['بيتزا بدون مكسرات', arabic, { text: 'بيتزا', without: ['tree nuts', 'peanuts'] }],
    ['نباتي', arabic, { diets: ['vegetarian'] }],
    ['فيغان', arabic, { diets: ['vegan'] }],
  ])('%s', (typed, words, expected) => {
    const parsed = parseSearch(typed, marks, words);
    expect(parsed).toEqual({ text: '', diets: [], without: [], ...expected });
  });

  test('and a diet is asked for by its own mark where dishes have it', () => {
    const parsed = parseSearch('sin gluten', { ...marks, diets: ['gluten-free'] }, spanish);
    expect(parsed).toEqual({ text: '', diets: ['gluten-free'], without: [] });
  });
});

test('dishes with names in Arabic letters are found, with vowel marks or without', () => {
  const text = { description: '', category: '', options: '', marks: '' };
  const search = searchMenu([
    { ...text, key: 'soup', name: 'شوربة العدس' },
    { ...text, key: 'rice', name: 'أرز بالزعفران' },
  ]);
  expect(search('عَدَس').keys).toEqual([]);
  expect(search('العدس').keys).toEqual(['soup']);
  expect(search('ارز').keys).toEqual(['rice']);
  expect(search('شُوربة').keys).toEqual(['soup']);
});
