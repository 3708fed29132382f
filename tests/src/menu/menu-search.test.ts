import { describe, expect, it } from 'vitest';
import { normaliseTerm } from '#src/features/menu/normalise-term.ts';
import { menuSearch } from '#src/features/menu/menu-search.ts';
import { parseSearch } from '#src/features/menu/parse-search.ts';
import type { MenuEntry } from '#ui/menu-model/menu-entries.ts';
import type { MenuItem, MenuSection } from '#variants/sections/menu/props.ts';

const item = (id: number, name: string, description: string): MenuItem => ({
  kind: 'dish',
  id,
  href: null,
  productId: id,
  name,
  description,
  price: 1000,
  isFromPrice: false,
  picture: null,
  unit: null,
  diets: [],
  offeredFrom: null,
  badge: null,
  isSoldOut: false,
  soldOutUntil: null,
  canAddAtOnce: true,
  isFavourite: null,
});
type Part = { description?: string; options?: string[]; diets?: string[]; allergens?: string[] };
const entry = (id: number, name: string, part: Part = {}): MenuEntry => ({
  item: item(id, name, part.description ?? ''),
  dishes: [[{ diets: part.diets ?? [], allergens: part.allergens ?? [] }]],
  options: part.options ?? [],
});

const all = [
  entry(1, 'Marinara', {
    description: 'Tomato, garlic, wild oregano. No cheese, and none missed.',
    diets: ['Vegan'],
    allergens: ['gluten'],
  }),
  entry(2, 'Patate', {
    description: 'Potato, rosemary. Vegan without the cheese.',
    options: ['Gluten-free base', 'No cheese', 'Vegan cheese'],
    allergens: ['gluten', 'milk'],
  }),
  entry(3, 'Four cheeses', { description: 'All of them', allergens: ['gluten', 'milk'] }),
  entry(4, 'Granola', { diets: ['Vegetarian', 'Gluten free'], allergens: ['tree nuts'] }),
  entry(5, 'Satay', { diets: ['Spicy'], allergens: ['peanuts', 'crustaceans'] }),
];
const section = (id: number, name: string, items: readonly MenuEntry[]): MenuSection => ({
  id,
  anchor: `category-${id}`,
  name,
  description: '',
  picture: null,
  items: items.map((one) => one.item),
});
const entries = new Map(all.map((one) => [`dish-${one.item.id}`, one]));
const keyed = new Map([...entries.values()].map((one) => [one.item.name, one]));
const search = menuSearch(entries, [section(1, 'Pizza', all.slice(0, 3))]);
const idOf = (name: string) => `dish-${keyed.get(name)?.item.id}`;

describe('the search for diets and allergens', () => {
  it.each([
    ['vegan', { keys: null, diets: ['Vegan'], without: [] }],
    ['gluten free', { keys: null, diets: ['Gluten free'], without: [] }],
    ['Gluten-Free', { keys: null, diets: ['Gluten free'], without: [] }],
    ['glutenfree', { keys: null, diets: ['Gluten free'], without: [] }],
    ['no nuts', { keys: null, diets: [], without: ['tree nuts', 'peanuts'] }],
    ['nut-free', { keys: null, diets: [], without: ['tree nuts', 'peanuts'] }],
    ['without tree nuts', { keys: null, diets: [], without: ['tree nuts'] }],
    ['dairy free', { keys: null, diets: [], without: ['milk'] }],
    ['without any shellfish', { keys: null, diets: [], without: ['crustaceans'] }],
  ])('%s asks for what is marked so', (typed, found) => {
    expect(search(typed)).toEqual(found);
  });

  it('searches the words beside them', () => {
    const { keys, diets } = search('vegan pizza');
    expect(diets).toEqual(['Vegan']);
    expect(keys?.toSorted()).toEqual(['Marinara', 'Patate', 'Four cheeses'].map(idOf).toSorted());
  });

  it('a diet that nobody has marked is found in names, never in a description or an option', () => {
    const unmarked = new Map([
      ['dish-1', entry(1, 'Patate', { description: 'Vegan without the cheese.' })],
      ['dish-2', entry(2, 'Margherita', { options: ['Vegan cheese', 'Gluten-free base'] })],
      ['dish-3', entry(3, 'Vegan burger')],
    ]);
    const { keys, diets } = menuSearch(unmarked, [])('vegan');
    expect({ keys, diets }).toEqual({ keys: ['dish-3'], diets: [] });
    expect(menuSearch(unmarked, [])('gluten free')).toEqual({
      keys: null,
      diets: ['gluten-free'],
      without: [],
    });
  });

  it('the beginning of a diet finds what is marked so', () => {
    expect(search('vega').keys).toEqual([idOf('Marinara')]);
  });

  it('an allergen alone finds the dishes that hold it', () => {
    expect(search('milk').keys?.toSorted()).toEqual(
      ['Patate', 'Four cheeses'].map(idOf).toSorted(),
    );
  });

  it('a taste is a word like any other', () => {
    expect(search('spicy')).toEqual({ keys: [idOf('Satay')], diets: [], without: [] });
  });
});

describe('what a text says is not there', () => {
  it('is not found by it: cheese pizza does not lead with no cheese', () => {
    expect(search('cheese pizza').keys?.[0]).toBe(idOf('Four cheeses'));
    expect(search('cheese').keys).not.toContain(idOf('Marinara'));
  });
});

describe('a word as it is compared', () => {
  it.each([
    ['anchovies', 'anchovy'],
    ['cookies', 'cookie'],
    ['Smoothies', 'smoothie'],
    ['pies', 'pie'],
    ['dishes', 'dish'],
    ['sandwiches', 'sandwich'],
    ['tomatoes', 'tomato'],
    ['cheeses', 'cheese'],
    ['olives', 'olive'],
    ['glasses', 'glass'],
    ['boxes', 'box'],
    ['peas', 'pea'],
    ['chef’s', 'chef'],
    ['jalapeños', 'jalapeno'],
  ])('%s and %s are one', (many, one) => {
    expect(normaliseTerm(many)).toBe(normaliseTerm(one));
  });

  it.each([
    ['rice', 'ricotta'],
    ['pear', 'peas'],
    ['bass', 'basil'],
    ['swiss', 'swish'],
  ])('%s and %s are two', (one, other) => {
    expect(normaliseTerm(one)).not.toBe(normaliseTerm(other));
  });
});

describe('what was typed', () => {
  it('keeps its words in their order where nothing is a diet', () => {
    const marks = { diets: ['Vegan'], allergens: ['milk'] };
    expect(parseSearch('No  onions, free range', marks)).toEqual({
      text: 'No onions free range',
      diets: [],
      without: [],
    });
    expect(parseSearch('', marks)).toEqual({ text: '', diets: [], without: [] });
  });
});
