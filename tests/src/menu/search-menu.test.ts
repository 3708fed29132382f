import { describe, expect, it } from 'vitest';
import { searchMenu, type SearchText } from '#src/features/menu/search-menu.ts';

const text = (key: string, name: string, more: Partial<SearchText> = {}): SearchText => ({
  key,
  name,
  description: '',
  category: 'Pizza',
  options: '',
  ...more,
});
const search = searchMenu([
  text('margherita', 'Margherita', { description: 'Tomato, fior di latte, basil' }),
  text('nachos', 'Nachos', { description: 'Beans and jalapeño', category: 'To share' }),
  text('marinara', 'Marinara', { description: 'Tomato, garlic' }),
  text('tiramisu', 'Tiramisù', { category: 'Dolci' }),
  text('chips', 'Chips', { category: 'Sides', options: 'Roast garlic aioli Salsa verde' }),
]);

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

  it('finds nothing for what is nothing like it', () => {
    expect(search('xylophone')).toEqual([]);
  });
});
