import type { HomeKind } from '#schemas/config/home-kinds.ts';

/** What each kind is for, and what it needs before it is seen. */
export const kindSentences: Record<HomeKind, string> = {
  hero: 'Large words over a picture, with one button.',
  features: 'A few points that set the place apart.',
  categories: 'Ways into the menu, a tile for each.',
  menu: 'All dishes, ready to be ordered.',
  appPromotion: 'Your own app and where it is to be had.',
  spotlight: 'Best sellers, what is new, or your own choice.',
  gallery: 'Pictures of the place and the food. Seen once it has one.',
  reviews: 'What guests say. Seen once it has one.',
  hours: 'When you are open, and the way to you.',
  about: 'The story of the place, as written under Business.',
};
