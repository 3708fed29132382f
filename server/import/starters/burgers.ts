import type { StarterMenuInput } from './starter-menu.ts';

/** A burger place: single or double, extras, sides with dips, shakes. */
export const burgers: StarterMenuInput = {
  categories: [
    {
      id: 'burgers',
      name: 'Burgers',
      description: 'In a toasted milk bun, with pickles.',
      dishes: [
        {
          id: 'classic',
          name: 'The classic',
          description: 'Beef, cheddar, lettuce, tomato, onion and house sauce.',
          price: 16,
          groups: ['patties', 'bun', 'burger-extras'],
        },
        {
          id: 'bacon',
          name: 'Bacon and cheddar',
          description: 'Beef, double cheddar, crisp bacon and smoky barbecue sauce.',
          price: 18.5,
          groups: ['patties', 'bun', 'burger-extras'],
        },
        {
          id: 'chicken',
          name: 'Fried chicken',
          description: 'Buttermilk chicken, slaw, pickles and hot honey.',
          price: 17,
          groups: ['bun', 'burger-extras'],
        },
        {
          id: 'mushroom',
          name: 'Portobello',
          description: 'A whole roasted mushroom, gruyère, rocket and aioli.',
          price: 16.5,
          diets: ['Vegetarian'],
          groups: ['bun', 'burger-extras'],
        },
        {
          id: 'plant',
          name: 'The plant one',
          description: 'A plant patty, vegan cheese, lettuce, tomato and relish.',
          price: 17.5,
          diets: ['Vegan'],
          groups: ['bun', 'burger-extras'],
        },
      ],
    },
    {
      id: 'sides',
      name: 'Sides',
      dishes: [
        {
          id: 'fries',
          name: 'Fries',
          description: 'Thin, salted and hot, with a dip of your choice.',
          price: 6,
          diets: ['Vegetarian'],
          groups: ['portion', 'dip'],
        },
        {
          id: 'sweet-potato',
          name: 'Sweet potato fries',
          description: 'Crisp outside and soft inside, with a dip of your choice.',
          price: 8,
          diets: ['Vegetarian'],
          groups: ['portion', 'dip'],
        },
        {
          id: 'onion-rings',
          name: 'Onion rings',
          description: 'Eight of them in beer batter, with a dip of your choice.',
          price: 8,
          diets: ['Vegetarian'],
          groups: ['dip'],
        },
        {
          id: 'wings',
          name: 'Chicken wings',
          description: 'Six wings in buffalo sauce, with ranch and celery.',
          price: 14,
        },
      ],
    },
    {
      id: 'shakes',
      name: 'Shakes and drinks',
      dishes: [
        {
          id: 'shake',
          name: 'Thick shake',
          description: 'Two scoops of ice cream and cold milk, spun to order.',
          price: 8.5,
          diets: ['Vegetarian', 'Gluten free'],
          groups: ['flavour'],
        },
        {
          id: 'lemonade',
          name: 'Cloudy lemonade',
          description: 'Pressed lemons, a little sugar and plenty of ice.',
          price: 5.5,
          diets: ['Vegan', 'Gluten free'],
        },
        {
          id: 'cola',
          name: 'Cola',
          description: 'A cold can of 330 ml, with or without sugar.',
          price: 4.5,
          diets: ['Vegan', 'Gluten free'],
          groups: ['sugar'],
        },
      ],
    },
  ],
  groups: [
    {
      id: 'patties',
      name: 'Single or double?',
      min: 1,
      max: 1,
      choices: [
        { name: 'Single', price: 0 },
        { name: 'Double', price: 5.5 },
      ],
    },
    {
      id: 'bun',
      name: 'Bun',
      min: 1,
      max: 1,
      choices: [
        { name: 'Milk bun', price: 0 },
        { name: 'Gluten-free bun', price: 2 },
        { name: 'In lettuce, no bun', price: 0 },
      ],
    },
    {
      id: 'burger-extras',
      name: 'Make it more',
      min: 0,
      max: 5,
      choices: [
        { name: 'Cheddar', price: 2 },
        { name: 'Bacon', price: 3.5 },
        { name: 'Fried egg', price: 3 },
        { name: 'Jalapeños', price: 1.5 },
        { name: 'Avocado', price: 3.5 },
      ],
    },
    {
      id: 'portion',
      name: 'Size',
      min: 1,
      max: 1,
      choices: [
        { name: 'Regular', price: 0 },
        { name: 'Large', price: 3.5 },
      ],
    },
    {
      id: 'dip',
      name: 'Dip',
      min: 1,
      max: 1,
      choices: [
        { name: 'Ketchup', price: 0 },
        { name: 'Aioli', price: 0 },
        { name: 'Smoky barbecue', price: 0 },
        { name: 'Hot sauce', price: 0 },
      ],
    },
    {
      id: 'flavour',
      name: 'Flavour',
      min: 1,
      max: 1,
      choices: [
        { name: 'Vanilla', price: 0 },
        { name: 'Chocolate', price: 0 },
        { name: 'Strawberry', price: 0 },
        { name: 'Salted caramel', price: 1 },
      ],
    },
    {
      id: 'sugar',
      name: 'With sugar?',
      min: 1,
      max: 1,
      choices: [
        { name: 'Classic', price: 0 },
        { name: 'No sugar', price: 0 },
      ],
    },
  ],
};
