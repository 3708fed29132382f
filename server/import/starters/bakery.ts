import type { StarterMenuInput } from './starter-menu.ts';

/** A bakery: loaves sliced or whole, pastry, cake by the slice or to order. */
export const bakery: StarterMenuInput = {
  categories: [
    {
      id: 'bread',
      name: 'Bread',
      dishes: [
        {
          id: 'sourdough',
          name: 'Country sourdough',
          description: 'Wheat and a little rye, proved overnight, with a dark crust.',
          price: 9,
          diets: ['Vegan'],
          groups: ['sliced'],
        },
        {
          id: 'rye',
          name: 'Seeded rye',
          description: 'Dense and moist, with sunflower, linseed and caraway.',
          price: 10,
          diets: ['Vegan'],
          groups: ['sliced'],
        },
        {
          id: 'baguette',
          name: 'Baguette',
          description: 'Crackling outside and open inside, baked three times a day.',
          price: 5,
          diets: ['Vegan'],
        },
        {
          id: 'focaccia',
          name: 'Rosemary focaccia',
          description: 'A square of soft dough with olive oil, rosemary and sea salt.',
          price: 6.5,
          diets: ['Vegan'],
        },
      ],
    },
    {
      id: 'pastry',
      name: 'Pastry',
      dishes: [
        {
          id: 'croissant',
          name: 'Butter croissant',
          description: 'Three days of folding for twenty-four layers.',
          price: 5.5,
          diets: ['Vegetarian'],
          groups: ['warm'],
        },
        {
          id: 'pain-au-chocolat',
          name: 'Pain au chocolat',
          description: 'The same dough around two batons of dark chocolate.',
          price: 6.5,
          diets: ['Vegetarian'],
          groups: ['warm'],
        },
        {
          id: 'cinnamon-roll',
          name: 'Cinnamon roll',
          description: 'Soft, sticky and brown with butter, sugar and cinnamon.',
          price: 6.5,
          diets: ['Vegetarian'],
          groups: ['warm'],
        },
        {
          id: 'sausage-roll',
          name: 'Pork and fennel sausage roll',
          description: 'Flaky pastry, coarse filling, and relish in a small pot.',
          price: 8,
          groups: ['warm'],
        },
      ],
    },
    {
      id: 'cakes',
      name: 'Cakes',
      description: 'By the slice, or whole for a table of ten.',
      dishes: [
        {
          id: 'carrot-cake',
          name: 'Carrot cake',
          description: 'Walnuts, spice and a thick layer of cream cheese.',
          price: 8,
          diets: ['Vegetarian'],
          groups: ['cake'],
        },
        {
          id: 'lemon-tart',
          name: 'Lemon tart',
          description: 'Short pastry, sharp curd, and a burnt sugar top.',
          price: 8.5,
          diets: ['Vegetarian'],
          groups: ['cake'],
        },
        {
          id: 'flourless',
          name: 'Flourless chocolate cake',
          description: 'Almond and dark chocolate, and nothing to lighten it.',
          price: 8.5,
          diets: ['Vegetarian', 'Gluten free'],
          groups: ['cake'],
        },
      ],
    },
  ],
  groups: [
    {
      id: 'sliced',
      name: 'Shall we slice it?',
      min: 1,
      max: 1,
      choices: [
        { name: 'Whole', price: 0 },
        { name: 'Sliced', price: 0 },
      ],
    },
    {
      id: 'warm',
      name: 'Warmed up?',
      min: 1,
      max: 1,
      choices: [
        { name: 'As it is', price: 0 },
        { name: 'Warm', price: 0 },
      ],
    },
    {
      id: 'cake',
      name: 'How much?',
      min: 1,
      max: 1,
      choices: [
        { name: 'A slice', price: 0 },
        { name: 'A whole cake', price: 52 },
      ],
    },
  ],
};
