import type { Kitchen } from '../../api/staff-menu-import.ts';

/** A kind of kitchen, and what its menu to begin with has. */
const kitchens: Record<Kitchen, { name: string; hint: string }> = {
  pizza: { name: 'Pizzeria', hint: 'Pizza in two sizes, sides, sweets, drinks' },
  cafe: { name: 'Café', hint: 'Coffee with your milk, breakfast, lunch, cake' },
  burgers: { name: 'Burgers', hint: 'Single or double, fries with dips, shakes' },
  thai: { name: 'Thai', hint: 'Curries and wok, as hot as you like' },
  indian: { name: 'Indian', hint: 'Snacks, curries, breads, lassi' },
  sushi: { name: 'Sushi', hint: 'Rolls by six or twelve, nigiri, bowls' },
  bakery: { name: 'Bakery', hint: 'Bread, pastry, cakes by the slice or whole' },
};

/** Sentences of the step of the set-up that brings the menu. */
export const deskSetupMenu = {
  starter: {
    legend: 'Begin with a small menu',
    hint: 'Eleven to thirteen dishes with sizes and options and example prices. All of it can be changed afterwards.',
    kitchens,
  },
  starterHeading: (kitchen: string) => `A small menu: ${kitchen}`,
  examplePrices: 'The prices are examples. Set your own before you open.',
  goOn: 'Go on',
};
