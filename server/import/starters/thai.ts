import type { StarterMenuInput } from './starter-menu.ts';

/** A Thai kitchen: wok and curry with a choice of protein and heat. */
export const thai: StarterMenuInput = {
  categories: [
    {
      id: 'small',
      name: 'To share',
      dishes: [
        {
          id: 'spring-rolls',
          name: 'Spring rolls',
          description: 'Four crisp rolls with glass noodles and vegetables, plum sauce.',
          price: 10,
          diets: ['Vegan'],
        },
        {
          id: 'satay',
          name: 'Chicken satay',
          description: 'Four skewers from the grill with peanut sauce and cucumber.',
          price: 13,
          diets: ['Gluten free'],
        },
        {
          id: 'fish-cakes',
          name: 'Fish cakes',
          description: 'Red curry paste, lime leaf and green beans, with sweet chilli.',
          price: 12.5,
        },
        {
          id: 'papaya-salad',
          name: 'Green papaya salad',
          description: 'Pounded to order with lime, fish sauce, peanuts and chilli.',
          price: 16,
          diets: ['Gluten free'],
          groups: ['heat'],
        },
      ],
    },
    {
      id: 'curries',
      name: 'Curries',
      description: 'With coconut milk and Thai basil. Rice is extra.',
      dishes: [
        {
          id: 'green-curry',
          name: 'Green curry',
          description: 'Green chilli, eggplant, bamboo shoots and sweet basil.',
          price: 20,
          diets: ['Gluten free'],
          groups: ['protein', 'heat'],
        },
        {
          id: 'massaman',
          name: 'Massaman beef',
          description: 'Cooked for hours with potato, peanuts and warm spices.',
          price: 24,
          diets: ['Gluten free'],
        },
        {
          id: 'red-curry',
          name: 'Red curry',
          description: 'Red chilli, pumpkin, lime leaf and basil in coconut milk.',
          price: 20,
          diets: ['Gluten free'],
          groups: ['protein', 'heat'],
        },
      ],
    },
    {
      id: 'wok',
      name: 'From the wok',
      dishes: [
        {
          id: 'pad-thai',
          name: 'Pad Thai',
          description: 'Rice noodles, egg, tofu, bean sprouts, tamarind and peanuts.',
          price: 19,
          diets: ['Gluten free'],
          groups: ['protein'],
        },
        {
          id: 'pad-see-ew',
          name: 'Pad see ew',
          description: 'Wide rice noodles, Chinese broccoli, egg and dark soy.',
          price: 19,
          groups: ['protein'],
        },
        {
          id: 'basil-stir-fry',
          name: 'Holy basil stir-fry',
          description: 'Garlic, chilli and holy basil over a hot wok, fried egg on top.',
          price: 20,
          groups: ['protein', 'heat'],
        },
      ],
    },
    {
      id: 'beside',
      name: 'Rice, sweets and drinks',
      dishes: [
        {
          id: 'jasmine-rice',
          name: 'Jasmine rice',
          description: 'Steamed, enough for one generous plate.',
          price: 4,
          diets: ['Vegan', 'Gluten free'],
        },
        {
          id: 'mango-sticky-rice',
          name: 'Mango sticky rice',
          description: 'Ripe mango, warm coconut rice and toasted sesame.',
          price: 12,
          diets: ['Vegan', 'Gluten free'],
        },
        {
          id: 'iced-tea',
          name: 'Thai iced tea',
          description: 'Strong red tea, condensed milk and a lot of ice.',
          price: 6,
          diets: ['Vegetarian', 'Gluten free'],
        },
      ],
    },
  ],
  groups: [
    {
      id: 'protein',
      name: 'With',
      min: 1,
      max: 1,
      choices: [
        { name: 'Tofu and vegetables', price: 0 },
        { name: 'Chicken', price: 2 },
        { name: 'Beef', price: 4 },
        { name: 'Prawns', price: 6 },
      ],
    },
    {
      id: 'heat',
      name: 'How hot?',
      min: 1,
      max: 1,
      choices: [
        { name: 'Mild', price: 0 },
        { name: 'Medium', price: 0 },
        { name: 'Hot', price: 0 },
        { name: 'Thai hot', price: 0 },
      ],
    },
  ],
};
