import type { StarterMenuInput } from './starter-menu.ts';

/** A sushi counter: rolls by six or twelve, nigiri, bowls. */
export const sushi: StarterMenuInput = {
  categories: [
    {
      id: 'rolls',
      name: 'Rolls',
      dishes: [
        {
          id: 'salmon-avocado',
          name: 'Salmon and avocado roll',
          description: 'Fresh salmon, avocado and sesame, rolled inside out.',
          price: 14,
          groups: ['pieces', 'sauces'],
        },
        {
          id: 'spicy-tuna',
          name: 'Spicy tuna roll',
          description: 'Chopped tuna, chilli mayonnaise, cucumber and spring onion.',
          price: 15,
          groups: ['pieces', 'sauces'],
        },
        {
          id: 'prawn-tempura',
          name: 'Prawn tempura roll',
          description: 'Crisp prawn, cucumber, tobiko and sweet soy.',
          price: 16,
          groups: ['pieces', 'sauces'],
        },
        {
          id: 'cucumber',
          name: 'Cucumber roll',
          description: 'Cucumber and sesame in rice and nori: small and clean.',
          price: 8,
          diets: ['Vegan'],
          groups: ['pieces', 'sauces'],
        },
      ],
    },
    {
      id: 'nigiri',
      name: 'Nigiri and sashimi',
      description: 'Nigiri come in pairs.',
      dishes: [
        {
          id: 'salmon-nigiri',
          name: 'Salmon nigiri',
          description: 'Two pieces, brushed with soy from our own pot.',
          price: 8,
        },
        {
          id: 'tuna-nigiri',
          name: 'Tuna nigiri',
          description: 'Two pieces of lean tuna over warm rice.',
          price: 9,
        },
        {
          id: 'tamago-nigiri',
          name: 'Tamago nigiri',
          description: 'Two pieces of sweet rolled omelette with a belt of nori.',
          price: 7,
          diets: ['Vegetarian'],
        },
        {
          id: 'sashimi',
          name: 'Sashimi of the day',
          description: 'Nine slices of what was best at the market this morning.',
          price: 24,
          diets: ['Gluten free'],
        },
      ],
    },
    {
      id: 'bowls',
      name: 'Bowls and warm things',
      dishes: [
        {
          id: 'poke',
          name: 'Salmon poke bowl',
          description: 'Sushi rice, salmon, edamame, avocado, pickles and sesame.',
          price: 20,
        },
        {
          id: 'teriyaki',
          name: 'Chicken teriyaki bowl',
          description: 'Grilled chicken thigh, teriyaki, greens and rice.',
          price: 19,
        },
        {
          id: 'gyoza',
          name: 'Gyoza',
          description: 'Six dumplings, fried on one side, with vinegar and chilli oil.',
          price: 12,
          groups: ['gyoza'],
        },
        {
          id: 'miso',
          name: 'Miso soup',
          description: 'White miso, silken tofu, wakame and spring onion.',
          price: 5,
        },
      ],
    },
  ],
  groups: [
    {
      id: 'pieces',
      name: 'How many pieces?',
      min: 1,
      max: 1,
      choices: [
        { name: '6 pieces', price: 0 },
        { name: '12 pieces', price: 10 },
      ],
    },
    {
      id: 'sauces',
      name: 'With it',
      min: 0,
      max: 4,
      choices: [
        { name: 'Wasabi', price: 0 },
        { name: 'Pickled ginger', price: 0 },
        { name: 'Gluten-free soy', price: 0 },
        { name: 'Spicy mayonnaise', price: 1 },
      ],
    },
    {
      id: 'gyoza',
      name: 'Filling',
      min: 1,
      max: 1,
      choices: [
        { name: 'Pork', price: 0 },
        { name: 'Vegetable', price: 0 },
        { name: 'Prawn', price: 2 },
      ],
    },
  ],
};
