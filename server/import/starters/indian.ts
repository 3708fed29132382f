import type { StarterMenuInput } from './starter-menu.ts';

/** An Indian kitchen: snacks, curries with a choice of heat, breads and rice. */
export const indian: StarterMenuInput = {
  categories: [
    {
      id: 'small',
      name: 'To begin with',
      dishes: [
        {
          id: 'samosa',
          name: 'Samosas',
          description: 'Two pastries filled with potato and peas, tamarind chutney.',
          price: 9,
          diets: ['Vegan'],
        },
        {
          id: 'onion-bhaji',
          name: 'Onion bhaji',
          description: 'Shredded onion in spiced chickpea batter, fried until crisp.',
          price: 10,
          diets: ['Vegan', 'Gluten free'],
        },
        {
          id: 'chicken-tikka',
          name: 'Chicken tikka',
          description: 'Marinated in yoghurt and spices, charred in the tandoor.',
          price: 15,
          diets: ['Gluten free'],
        },
      ],
    },
    {
      id: 'curries',
      name: 'Curries',
      dishes: [
        {
          id: 'butter-chicken',
          name: 'Butter chicken',
          description: 'Tandoori chicken in tomato, butter and fenugreek.',
          price: 22,
          diets: ['Gluten free'],
          groups: ['heat'],
        },
        {
          id: 'rogan-josh',
          name: 'Lamb rogan josh',
          description: 'Slow-cooked lamb with Kashmiri chilli and cardamom.',
          price: 24,
          diets: ['Gluten free'],
          groups: ['heat'],
        },
        {
          id: 'palak-paneer',
          name: 'Palak paneer',
          description: 'Fresh cheese in spinach with ginger and cumin.',
          price: 20,
          diets: ['Vegetarian', 'Gluten free'],
          groups: ['heat'],
        },
        {
          id: 'chana-masala',
          name: 'Chana masala',
          description: 'Chickpeas in tomato, onion and dried mango.',
          price: 18,
          diets: ['Vegan', 'Gluten free'],
          groups: ['heat'],
        },
        {
          id: 'dal-makhani',
          name: 'Dal makhani',
          description: 'Black lentils, simmered overnight with butter and cream.',
          price: 18,
          diets: ['Vegetarian', 'Gluten free'],
        },
      ],
    },
    {
      id: 'breads',
      name: 'Breads and rice',
      dishes: [
        {
          id: 'naan',
          name: 'Naan',
          description: 'Leavened bread from the wall of the tandoor.',
          price: 4.5,
          diets: ['Vegetarian'],
          groups: ['naan'],
        },
        {
          id: 'basmati',
          name: 'Basmati rice',
          description: 'Long grains steamed with bay leaf and cloves.',
          price: 4.5,
          diets: ['Vegan', 'Gluten free'],
        },
        {
          id: 'biryani',
          name: 'Chicken biryani',
          description: 'Layered rice, saffron, fried onion and mint, with raita.',
          price: 22,
          diets: ['Gluten free'],
          groups: ['heat'],
        },
      ],
    },
    {
      id: 'sweet',
      name: 'Sweets and drinks',
      dishes: [
        {
          id: 'gulab-jamun',
          name: 'Gulab jamun',
          description: 'Three warm milk dumplings in rose and cardamom syrup.',
          price: 8,
          diets: ['Vegetarian'],
        },
        {
          id: 'mango-lassi',
          name: 'Mango lassi',
          description: 'Yoghurt and ripe mango, thick and cold.',
          price: 6.5,
          diets: ['Vegetarian', 'Gluten free'],
        },
      ],
    },
  ],
  groups: [
    {
      id: 'heat',
      name: 'How hot?',
      min: 1,
      max: 1,
      choices: [
        { name: 'Mild', price: 0 },
        { name: 'Medium', price: 0 },
        { name: 'Hot', price: 0 },
      ],
    },
    {
      id: 'naan',
      name: 'Which one?',
      min: 1,
      max: 1,
      choices: [
        { name: 'Plain', price: 0 },
        { name: 'Garlic', price: 1 },
        { name: 'Cheese', price: 2 },
      ],
    },
  ],
};
