import type { SampleModifierGroup } from './sample-tenant.ts';

export const modifierGroups53: readonly SampleModifierGroup[] = [
  {
    key: 'milk',
    name: 'Milk',
    min: 1,
    max: 1,
    modifiers: [
      {
        key: 'full-cream',
        name: 'Full cream, Hunter Valley',
        price: 0,
        isDefault: true,
        allergens: ['milk'],
      },
      { key: 'skim', name: 'Skim', price: 0, allergens: ['milk'] },
      { key: 'oat', name: 'Oat', price: 80 },
      { key: 'soy', name: 'Soy', price: 70, allergens: ['soy'] },
      { key: 'almond', name: 'Almond', price: 80, allergens: ['tree nuts'] },
      {
        key: 'macadamia',
        name: 'Macadamia',
        price: 120,
        isSoldOut: true,
        allergens: ['tree nuts'],
      },
    ],
  },
  {
    key: 'coffee-extras',
    name: 'Make it yours',
    min: 0,
    max: 3,
    modifiers: [
      { key: 'shot', name: 'Extra shot', price: 60, maxQuantity: 2 },
      { key: 'decaf', name: 'Decaf', price: 50 },
      {
        key: 'syrup',
        name: 'House syrup',
        price: 80,
        configurations: [
          {
            name: 'Flavour',
            values: [
              ['Vanilla bean', 0],
              ['Burnt caramel', 0],
              ['Wattleseed', 40],
            ],
          },
        ],
      },
      { key: 'extra-hot', name: 'Extra hot', price: 0 },
    ],
  },
  {
    key: 'bread',
    name: 'Bread',
    min: 1,
    max: 1,
    modifiers: [
      {
        key: 'sourdough',
        name: 'Country sourdough',
        price: 0,
        isDefault: true,
        allergens: ['gluten'],
      },
      { key: 'rye', name: 'Seeded rye', price: 0, allergens: ['gluten'] },
      { key: 'gluten-free', name: 'Gluten-free loaf', price: 250 },
    ],
  },
  {
    key: 'sides',
    name: 'On the side',
    min: 0,
    max: 3,
    modifiers: [
      { key: 'bacon', name: 'Dry-cured bacon', price: 550 },
      { key: 'halloumi', name: 'Halloumi', price: 520, allergens: ['milk'] },
      { key: 'avocado', name: 'Half an avocado', price: 450 },
      { key: 'mushrooms', name: 'Butter mushrooms', price: 480 },
      { key: 'egg', name: 'Another egg', price: 350, maxQuantity: 2, allergens: ['egg'] },
      { key: 'relish', name: 'Tomato relish', price: 150 },
    ],
  },
  {
    key: 'eggs-how',
    name: 'Eggs how?',
    min: 1,
    max: 1,
    modifiers: [
      { key: 'poached', name: 'Poached', price: 0 },
      { key: 'fried', name: 'Fried', price: 0 },
      { key: 'scrambled', name: 'Folded', price: 100 },
    ],
  },
  {
    key: 'warm',
    name: 'From the oven',
    min: 0,
    max: 2,
    modifiers: [
      { key: 'warmed', name: 'Warm it up', price: 0 },
      { key: 'butter', name: 'Cultured butter', price: 150 },
      { key: 'jam', name: 'Plum jam', price: 200 },
    ],
  },
  {
    key: 'box',
    name: 'Choose three',
    min: 3,
    max: 3,
    modifiers: [
      { key: 'croissant', name: 'Butter croissant', price: 0, maxQuantity: 3 },
      { key: 'almond', name: 'Almond croissant', price: 100, maxQuantity: 3 },
      { key: 'chocolate', name: 'Pain au chocolat', price: 50, maxQuantity: 3 },
      { key: 'bun', name: 'Cardamom bun', price: 0, maxQuantity: 3 },
    ],
  },
  {
    key: 'syrups',
    name: 'Syrup, the first pump is on us',
    min: 0,
    max: 3,
    freeCount: 1,
    modifiers: [
      { key: 'vanilla', name: 'Vanilla bean', price: 80, maxQuantity: 2 },
      { key: 'caramel', name: 'Burnt caramel', price: 80, maxQuantity: 2 },
      { key: 'wattleseed', name: 'Wattleseed', price: 120, maxQuantity: 2 },
    ],
  },
];
