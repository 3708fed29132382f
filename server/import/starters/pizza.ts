import type { StarterMenuInput } from './starter-menu.ts';

/** A pizzeria: red and white, two sizes, something to begin and to end with. */
export const pizza: StarterMenuInput = {
  categories: [
    {
      id: 'pizza',
      name: 'Pizza',
      description: 'Stretched by hand and baked hot. Choose your size.',
      dishes: [
        {
          id: 'margherita',
          name: 'Margherita',
          description: 'San Marzano tomato, fior di latte, basil and a thread of olive oil.',
          price: 19,
          diets: ['Vegetarian'],
          groups: ['size', 'extras'],
        },
        {
          id: 'napoletana',
          name: 'Napoletana',
          description: 'Tomato, anchovies, capers and black olives. No cheese needed.',
          price: 22,
          groups: ['size', 'extras'],
        },
        {
          id: 'diavola',
          name: 'Diavola',
          description: 'Spicy salami, tomato, mozzarella and chilli oil.',
          price: 24,
          groups: ['size', 'extras'],
        },
        {
          id: 'funghi',
          name: 'Funghi',
          description: 'Roasted mushrooms, mozzarella, garlic and thyme on a white base.',
          price: 23,
          diets: ['Vegetarian'],
          groups: ['size', 'extras'],
        },
        {
          id: 'prosciutto',
          name: 'Prosciutto e rucola',
          description: 'Tomato and mozzarella from the oven; ham, rocket and parmesan after it.',
          price: 26,
          groups: ['size', 'extras'],
        },
        {
          id: 'marinara',
          name: 'Marinara',
          description: 'Tomato, garlic, oregano and good oil: the oldest of them all.',
          price: 17,
          diets: ['Vegan'],
          groups: ['size', 'extras'],
        },
      ],
    },
    {
      id: 'sides',
      name: 'To begin and beside',
      dishes: [
        {
          id: 'garlic-bread',
          name: 'Garlic bread',
          description: 'Pizza dough with garlic, oil and sea salt, cut for sharing.',
          price: 9,
          diets: ['Vegan'],
        },
        {
          id: 'arancini',
          name: 'Arancini',
          description: 'Three rice balls with mozzarella inside, and tomato sauce to dip.',
          price: 14,
          diets: ['Vegetarian'],
        },
        {
          id: 'green-salad',
          name: 'Green salad',
          description: 'Leaves, fennel and cucumber in a lemon dressing.',
          price: 11,
          diets: ['Vegan', 'Gluten free'],
        },
      ],
    },
    {
      id: 'sweet',
      name: 'Something sweet',
      dishes: [
        {
          id: 'tiramisu',
          name: 'Tiramisu',
          description: 'Mascarpone, coffee and cocoa, made this morning.',
          price: 11,
          diets: ['Vegetarian'],
        },
        {
          id: 'panna-cotta',
          name: 'Panna cotta',
          description: 'Vanilla cream that just holds, with berries on top.',
          price: 10,
          diets: ['Gluten free'],
        },
      ],
    },
    {
      id: 'drinks',
      name: 'Drinks',
      dishes: [
        {
          id: 'lemonade',
          name: 'Blood orange soda',
          description: 'Sicilian oranges and bubbles, in a bottle of 330 ml.',
          price: 5.5,
          diets: ['Vegan', 'Gluten free'],
        },
        {
          id: 'water',
          name: 'Mineral water',
          description: 'Still or sparkling, in a bottle of half a litre.',
          price: 4.5,
          diets: ['Vegan', 'Gluten free'],
          groups: ['water'],
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
        { name: '30 cm', price: 0 },
        { name: '38 cm', price: 7 },
        { name: '30 cm, gluten-free base', price: 4 },
      ],
    },
    {
      id: 'extras',
      name: 'Something more on top',
      min: 0,
      max: 5,
      choices: [
        { name: 'Extra mozzarella', price: 3.5 },
        { name: 'Mushrooms', price: 3 },
        { name: 'Olives', price: 2.5 },
        { name: 'Anchovies', price: 3.5 },
        { name: 'Spicy salami', price: 4 },
        { name: 'Chilli', price: 1 },
      ],
    },
    {
      id: 'water',
      name: 'Still or sparkling?',
      min: 1,
      max: 1,
      choices: [
        { name: 'Still', price: 0 },
        { name: 'Sparkling', price: 0 },
      ],
    },
  ],
};
