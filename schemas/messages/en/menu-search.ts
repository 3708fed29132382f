import { counted } from './menu.ts';

/** Sentences of searching and filtering the menu. */
export const menuSearch = {
  clear: 'Clear the search',
  filters: 'Filters',
  filtersWith: (count: number) => `Filters, ${counted(count, 'is', 'are')} set`,
  title: 'What suits you?',
  text: 'Dishes that do not fit are left out. Tell us about allergies too when you order.',
  close: 'Close the filters',
  diets: 'Diet',
  without: 'Without',
  withoutOne: (allergen: string) => `Without ${allergen}`,
  show: (count: number) => `Show ${counted(count, 'dish', 'dishes')}`,
  clearAll: 'Clear all',
  removeOne: (name: string) => `Remove the filter ${name}`,
  found: (count: number) => counted(count, 'dish', 'dishes'),
  foundFor: (count: number, text: string) => `${counted(count, 'dish', 'dishes')} for “${text}”`,
  results: 'What we found',
  emptyTitle: (text: string) => (text === '' ? 'Nothing fits all of that' : `No “${text}” here`),
  emptyText: 'Try another word for it, or have a look around.',
  emptyFiltered: 'Take one of the filters away, or have a look around.',
  all: 'Show the whole menu',
} as const;
