import { describe, expect, it } from 'vitest';
import { searchMenu, type SearchText } from '#src/features/menu/search-menu.ts';

const text = (key: string, name: string, more: Partial<SearchText> = {}): SearchText => ({
  key,
  name,
  description: '',
  category: 'Pizza',
  options: '',
  marks: '',
  ...more,
});
const searched = searchMenu([
  text('margherita', 'Margherita', { description: 'Tomato, fior di latte, basil' }),
  text('nachos', 'Nachos', { description: 'Beans and jalapeño', category: 'To share' }),
  text('marinara', 'Marinara', { description: 'Tomato, garlic' }),
  text('tiramisu', 'Tiramisù', { category: 'Dolci' }),
  text('chips', 'Chips', { category: 'Sides', options: 'Roast garlic aioli Salsa verde' }),
  text('puttanesca', 'Puttanesca', { category: 'Pasta', description: 'Anchovies, olives, capers' }),
  text('bagna', 'Bagna càuda', { category: 'To share', description: 'Anchovy and bread' }),
]);
const search = (typed: string) => searched(typed).keys ?? [];

describe('the search over the menu', () => {
  it('forgives a missing letter', () => {
    expect(search('margerita')[0]).toBe('margherita');
    expect(search('marghrita')[0]).toBe('margherita');
  });

  it('does not mind accents, either way', () => {
    expect(search('jalapeno')).toEqual(['nachos']);
    expect(search('jalapeño')).toEqual(['nachos']);
    expect(search('TIRAMISU')).toEqual(['tiramisu']);
  });

  it('finds words that are still being typed', () => {
    expect(search('tira')).toEqual(['tiramisu']);
  });

  it('looks at descriptions, categories and options too, names first', () => {
    expect(search('dolci')).toEqual(['tiramisu']);
    expect(search('aioli')).toEqual(['chips']);
    expect(search('garlic').toSorted()).toEqual(['chips', 'marinara']);
  });

  it('asks for every word where a dish has them all', () => {
    expect(search('tomato garlic')).toEqual(['marinara']);
  });

  it.each([
    ['anchovy', ['bagna', 'puttanesca']],
    ['anchovies', ['bagna', 'puttanesca']],
    ['anchovie', ['bagna', 'puttanesca']],
    ['olive', ['puttanesca']],
    ['chip', ['chips']],
  ])('takes the singular for the plural and the other way round: %s', (typed, keys) => {
    expect(search(typed).toSorted()).toEqual(keys);
  });

  it('where no dish has all the words, leads with what is one by name or category', () => {
    expect(search('olives pizza').slice(0, 2).toSorted()).toEqual(['margherita', 'marinara']);
    expect(search('olives pizza')).toContain('puttanesca');
  });

  it('finds nothing for what is nothing like it', () => {
    expect(search('xylophone')).toEqual([]);
  });
});
