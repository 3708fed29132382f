import { siteConfigSchema } from '#schemas/config/site.ts';
import type {
  SampleCategory,
  SampleModifierGroup,
  SampleTenant,
} from '#schemas/samples/sample-tenant.ts';

const id = 901;
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const categoryCount = 20;
const dishesPerCategory = 10;
const groupCount = 12;
const modifiersPerGroup = 6;
/** So many that nothing ever sells out or fills up during a run, but everything is counted. */
const plenty = 500_000;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const modifierGroups: readonly SampleModifierGroup[] = numbers(groupCount).map((group) => ({
  key: `group-${group}`,
  name: `Group ${group}`,
  min: group % 3 === 0 ? 1 : 0,
  max: group % 3 === 0 ? 1 : 4,
  freeCount: group % 4 === 1 ? 1 : 0,
  modifiers: numbers(modifiersPerGroup).map((modifier) => ({
    key: `modifier-${modifier}`,
    name: `Option ${group}.${modifier}`,
    price: 50 * modifier,
    maxQuantity: 2,
    isDefault: group % 3 === 0 && modifier === 0,
  })),
}));

const dishKey = (category: number, dish: number) => `dish-${category}-${dish}`;
/** The same dish of every category. */
const ofEach = (dish: number) => numbers(categoryCount).map((category) => dishKey(category, dish));

const categories: readonly SampleCategory[] = numbers(categoryCount).map((category) => ({
  key: `category-${category}`,
  name: `Category ${category}`,
  description: 'Ten dishes.',
  products: numbers(dishesPerCategory).map((dish) => ({
    key: dishKey(category, dish),
    name: `Dish ${category}.${dish}`,
    description: 'A dish of the measured menu, with a description as long as such texts are.',
    price: 900 + 35 * dish + 20 * category,
    diets: ['Vegetarian'],
    allergens: ['gluten', 'milk'],
    groups: numbers(3).map((offset) => `group-${(category + dish + offset * 5) % groupCount}`),
    ...(dish % 2 === 0 && {
      configurations: [
        {
          name: 'Size',
          values: [
            ['Regular', 0],
            ['Large', 600],
          ],
        },
      ],
    }),
    ...(dish === 0 && { dailyStock: plenty }),
  })),
}));

/** A tenant as large as the benchmark wants it: 200 dishes with modifiers, deals and coupons. */
export const benchTenant: SampleTenant = {
  id,
  name: 'Measured',
  currency: 'AUD',
  locale: 'en-AU',
  taxPpm: 100_000,
  taxInclusive: true,
  taxClasses: [],
  cashStep: 5,
  hosts: ['bench.localhost'],
  config: siteConfigSchema.parse({}),
  pictures: [],
  localities: [],
  categories,
  modifierGroups,
  combos: [],
  halfSets: [],
  deals: [
    {
      name: 'One, and the other at half price',
      description: '',
      effect: { kind: 'bogo', percent: 50, pick: 'cheapest' },
      isAutomatic: true,
      stacksWithCodes: true,
      components: [
        { name: 'One', quantity: 1, products: ofEach(1) },
        { name: 'The other', role: 'get', quantity: 1, products: ofEach(2) },
      ],
    },
    {
      name: 'A tenth off',
      description: '',
      effect: { kind: 'percent', percent: 10, max_discount: null },
      isAutomatic: true,
      stacksWithCodes: true,
      components: [{ name: 'Any', quantity: 1, products: ofEach(3) }],
    },
  ],
  coupons: [
    {
      code: 'TENOFF',
      description: '10 % off',
      effect: { kind: 'amount', type: 'Percentage', value: 10, maxDiscount: 1000 },
      stacksWithDeals: true,
    },
  ],
  restaurants: [
    {
      key: 'one',
      name: 'Measured One',
      status: 1,
      streetName: '1 Test Street',
      city: 'Melbourne',
      postcode: '3000',
      phone: '(03) 7010 0000',
      email: 'one@measured.example',
      timeZone: 'Australia/Melbourne',
      latitude: -37.81,
      longitude: 144.96,
      orderTypes: ['pickup', 'delivery'],
      hours: [{ weekdays: everyDay, opens: '00:00', closes: '00:00' }],
      leadMinutes: 15,
      slotMinutes: 15,
      acceptsByHand: false,
      capacityOrders: plenty,
      capacityUnits: plenty,
      tipPercents: [5, 10],
    },
  ],
};
