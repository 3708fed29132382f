import type { StarterMenuInput } from './starter-menu.ts';

/** A café: coffee with milks and sizes, breakfast all day, lunch in the hand. */
export const cafe: StarterMenuInput = {
  categories: [
    {
      id: 'coffee',
      name: 'Coffee and tea',
      dishes: [
        {
          id: 'flat-white',
          name: 'Flat white',
          description: 'A double shot under silky milk, no more foam than it needs.',
          price: 5,
          diets: ['Vegetarian', 'Gluten free'],
          groups: ['size', 'milk', 'coffee-extras'],
        },
        {
          id: 'cappuccino',
          name: 'Cappuccino',
          description: 'Espresso, steamed milk and a thick cap with chocolate on top.',
          price: 5,
          diets: ['Vegetarian', 'Gluten free'],
          groups: ['size', 'milk', 'coffee-extras'],
        },
        {
          id: 'long-black',
          name: 'Long black',
          description: 'A double shot over hot water, with its crema left alone.',
          price: 4.5,
          diets: ['Vegan', 'Gluten free'],
          groups: ['size', 'coffee-extras'],
        },
        {
          id: 'chai',
          name: 'Sticky chai',
          description: 'Black tea, honey and whole spices, brewed in your milk.',
          price: 6,
          diets: ['Vegetarian', 'Gluten free'],
          groups: ['milk'],
        },
        {
          id: 'tea',
          name: 'Pot of tea',
          description: 'English breakfast, earl grey, green or peppermint leaves.',
          price: 5,
          diets: ['Vegan', 'Gluten free'],
          groups: ['tea'],
        },
      ],
    },
    {
      id: 'breakfast',
      name: 'Breakfast, all day',
      dishes: [
        {
          id: 'avocado-toast',
          name: 'Avocado on toast',
          description: 'Sourdough, smashed avocado, lemon, feta and seeds.',
          price: 19,
          diets: ['Vegetarian'],
          groups: ['plate-extras'],
        },
        {
          id: 'eggs',
          name: 'Eggs on toast',
          description: 'Two free-range eggs as you like them, on buttered sourdough.',
          price: 15,
          diets: ['Vegetarian'],
          groups: ['eggs', 'plate-extras'],
        },
        {
          id: 'granola',
          name: 'Granola bowl',
          description: 'Toasted oats and nuts, yoghurt, and fruit from the market.',
          price: 16,
          diets: ['Vegetarian'],
        },
        {
          id: 'bacon-roll',
          name: 'Bacon and egg roll',
          description: 'Crisp bacon, a fried egg and tomato relish in a soft milk bun.',
          price: 14,
        },
      ],
    },
    {
      id: 'lunch',
      name: 'Lunch in the hand',
      dishes: [
        {
          id: 'toastie',
          name: 'Ham and cheese toastie',
          description: 'Smoked ham, gruyère and mustard, pressed until it runs.',
          price: 14,
        },
        {
          id: 'falafel-wrap',
          name: 'Falafel wrap',
          description: 'Falafel, hummus, pickles and leaves in warm flatbread.',
          price: 16,
          diets: ['Vegan'],
        },
      ],
    },
    {
      id: 'sweet',
      name: 'From the counter',
      dishes: [
        {
          id: 'banana-bread',
          name: 'Banana bread',
          description: 'A thick slice, toasted, with whipped butter beside it.',
          price: 7,
          diets: ['Vegetarian'],
        },
        {
          id: 'brownie',
          name: 'Chocolate brownie',
          description: 'Dark, fudgy in the middle, with a pinch of salt on top.',
          price: 6,
          diets: ['Vegetarian', 'Gluten free'],
        },
      ],
    },
  ],
  groups: [
    {
      id: 'size',
      name: 'Size',
      min: 1,
      max: 1,
      choices: [
        { name: 'Regular', price: 0 },
        { name: 'Large', price: 1 },
      ],
    },
    {
      id: 'milk',
      name: 'Milk',
      min: 1,
      max: 1,
      choices: [
        { name: 'Full cream', price: 0 },
        { name: 'Skim', price: 0 },
        { name: 'Oat', price: 1 },
        { name: 'Almond', price: 1 },
        { name: 'Soy', price: 0.5 },
      ],
    },
    {
      id: 'coffee-extras',
      name: 'Anything in it?',
      min: 0,
      max: 3,
      choices: [
        { name: 'Extra shot', price: 0.5 },
        { name: 'Decaf', price: 0.5 },
        { name: 'Vanilla syrup', price: 1 },
      ],
    },
    {
      id: 'tea',
      name: 'Which leaves?',
      min: 1,
      max: 1,
      choices: [
        { name: 'English breakfast', price: 0 },
        { name: 'Earl grey', price: 0 },
        { name: 'Green', price: 0 },
        { name: 'Peppermint', price: 0 },
      ],
    },
    {
      id: 'eggs',
      name: 'How do you like your eggs?',
      min: 1,
      max: 1,
      choices: [
        { name: 'Poached', price: 0 },
        { name: 'Scrambled', price: 0 },
        { name: 'Fried', price: 0 },
      ],
    },
    {
      id: 'plate-extras',
      name: 'Something beside it',
      min: 0,
      max: 4,
      choices: [
        { name: 'Bacon', price: 5 },
        { name: 'Smoked salmon', price: 7 },
        { name: 'Roasted mushrooms', price: 5 },
        { name: 'Halloumi', price: 6 },
        { name: 'Poached egg', price: 3.5 },
      ],
    },
  ],
};
