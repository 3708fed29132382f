const { innerOrder } = require('./inner-order.cjs');

/** What desk and storefront share; its files at the root are below every folder. */
const uiOrder = [
  ...innerOrder(
    'ui',
    {
      stores: [],
      toasts: [],
      api: ['stores', 'toasts'],
      page: ['stores', 'toasts'],
      dialog: ['page'],
      elements: [],
      'menu-model': ['stores', 'api', 'page'],
      address: ['stores', 'api'],
      'gift-cards': ['stores'],
      orders: ['stores'],
      dish: ['stores', 'toasts', 'api', 'page', 'dialog', 'elements', 'menu-model'],
    },
    ['(?:env|messages|paths)\\.'],
  ),
  ...innerOrder('ui/dish', {
    choices: [],
    sheet: ['choices'],
    plain: ['choices', 'sheet'],
    halves: ['choices', 'sheet'],
    offers: ['choices', 'sheet'],
  }),
];

module.exports = { uiOrder };
