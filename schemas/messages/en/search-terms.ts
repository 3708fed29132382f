/** What customers type who look for a diet, or for dishes without an allergen. */
export type SearchTerms = {
  /** Before what is not to be in it: 'no nuts', 'without the milk'. */
  absent: readonly string[];
  /** What may stand between. */
  between: readonly string[];
  /** Behind what is not to be in it: 'nut free'. */
  free: readonly string[];
  /** What people say for an allergen as menus are marked with it. */
  allergens: Readonly<Record<string, readonly string[]>>;
  /** What people say for a diet as menus are marked with it. */
  diets: Readonly<Record<string, readonly string[]>>;
};

export const searchTerms: SearchTerms = {
  absent: ['no', 'without'],
  between: ['the', 'any'],
  free: ['free'],
  allergens: {
    dairy: ['milk'],
    lactose: ['milk'],
    shellfish: ['crustacean', 'mollusc'],
    wheat: ['gluten'],
  },
  diets: {},
};
