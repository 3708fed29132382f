const { editorOrder } = require('./.dependency-cruiser/editor-order.cjs');
const { innerOrder } = require('./.dependency-cruiser/inner-order.cjs');
const { featureOrder } = require('./.dependency-cruiser/feature-order.cjs');
const { serverOrder } = require('./.dependency-cruiser/server-order.cjs');

/** The boundaries between the folders (README): who may import whom. */
const boundary = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

const srcOrder = [
  ...featureOrder,
  // The files at the root are below every folder, the two entries above all of them.
  ...innerOrder(
    'src',
    {
      stores: [],
      chakra: [],
      'service-worker': [],
      toasts: [],
      api: ['stores', 'toasts'],
      page: ['stores', 'toasts', 'api'],
      ui: ['page'],
      'menu-model': ['stores', 'api', 'page'],
      'structured-data': ['stores', 'page', 'menu-model'],
      features: ['stores', 'chakra', 'toasts', 'ui', 'api', 'page', 'menu-model'],
      sections: ['stores', 'toasts', 'api', 'page', 'menu-model', 'features'],
      'editor-host': ['stores', 'toasts', 'api', 'page', 'features', 'sections'],
      screens: ['stores', 'chakra', 'ui', 'api', 'page', 'features', 'sections'],
      app: [
        'stores',
        'toasts',
        'ui',
        'api',
        'page',
        'menu-model',
        'structured-data',
        'features',
        'sections',
        'editor-host',
        'screens',
      ],
      entries: ['stores', 'api', 'page', 'structured-data', 'sections', 'editor-host', 'app'],
    },
    ['(?:env|messages|paths)\\.'],
  ),
  ...innerOrder('src/editor-host', { state: [], sync: ['state'], ports: ['state', 'sync'] }),
  ...innerOrder(
    'src/page',
    { 'new-build': [], hydration: ['new-build'], theme: [], 'live-config': [], 'shown-when': [] },
    ['preserve-', 'new-promise\\.', 'signs-of-use\\.'],
  ),
  ...innerOrder('src/features/desk', {
    shared: [],
    form: ['shared'],
    queue: ['shared'],
    printing: ['shared'],
    refunds: ['shared'],
    'change-items': ['shared'],
    people: ['shared'],
    accounts: ['shared', 'people'],
    stock: ['shared'],
    menu: ['shared', 'form', 'people', 'stock'],
    offers: ['shared', 'form', 'people', 'menu'],
    pause: ['shared'],
    settings: ['shared', 'form', 'printing', 'people'],
    delivery: ['shared', 'form'],
    setup: ['shared', 'form', 'people', 'menu', 'settings', 'delivery'],
    'on-page': ['shared', 'form', 'menu', 'settings'],
    disputes: ['shared'],
    today: ['shared'],
    reservations: ['shared', 'form', 'people', 'today'],
    board: ['shared', 'queue', 'printing', 'refunds', 'disputes', 'change-items'],
    past: ['shared', 'board'],
    customers: ['shared', 'board', 'people'],
    messages: ['shared', 'form', 'people'],
    'gift-cards': ['shared', 'form', 'people'],
    tables: ['shared', 'form', 'gift-cards'],
    'phone-order': ['shared', 'board'],
    frame: [
      'shared',
      'form',
      'queue',
      'printing',
      'people',
      'accounts',
      'stock',
      'menu',
      'offers',
      'pause',
      'settings',
      'delivery',
      'setup',
      'disputes',
      'today',
      'reservations',
      'tables',
      'board',
      'phone-order',
      'past',
      'customers',
      'messages',
      'gift-cards',
    ],
  }),
  // A feature imports another only by its index, or by the file that is named here.
  ...innerOrder(
    'src/features',
    {
      account: [],
      address: [],
      'goes-well-with': [],
      'language-suggestion': [],
      'visit-counts': [],
      offline: [],
      'link-ended': [],
      cart: ['goes-well-with', 'offline'],
      restaurants: [],
      header: [],
      'order-status': ['restaurants'],
      menu: [],
      dish: ['goes-well-with'],
      favourites: ['dish'],
      checkout: ['offline', 'link-ended'],
      'order-history': ['checkout'],
      'order-again': ['checkout'],
      contact: [],
      'gift-cards': [],
      'loyalty-points': [],
      reservations: ['checkout', 'link-ended'],
      // It is searched as the menu is, and says of choices and deals what the dialogs say.
      'instore-menu': ['menu', 'dish'],
      // Which table it is, is known to the menu's strip and to the checkout alike.
      'dine-in': ['checkout'],
      desk: [],
    },
    // An index of restaurants would bring their dialog into the checkout.
    [
      'address/address-line\\.tsx$',
      // The line above the menu says of opening hours what the list of restaurants says.
      'restaurants/(?:open-state-at|local-time-format)\\.ts$',
      '(?:cart/index|restaurants/use-choose-restaurant|checkout/frame/handover-lines)\\.ts$',
      // A dish that goes well is added as any other, and left out as the menu's search leaves out.
      'dish/sheet/use-add-line\\.ts$',
      'menu/parse-search\\.ts$',
      // Which terms an order has, staff read as its customer does.
      'checkout/order/order-terms\\.tsx$',
      // The heart of a dish is the same on its card and in its dialog.
      'menu/use-toggle-favourite\\.ts$',
      // A gift card is paid for, and typed, as an order is.
      'checkout/(?:frame/choice\\.module\\.css|(?:frame/text-field|payment/(?:card-part|bank-question))\\.tsx|payment/use-charge\\.ts)$',
      // Staff see cards, dishes and options that they edit as customers do.
      '(?:gift-cards/card-face|dish/line-dialog|dish/choices/option-groups)\\.tsx$',
    ],
  ),
];

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folders-import-each-other',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(schemas|server|variants|editor|src)' },
      to: { circular: true },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    boundary(
      'schemas-imports-no-other',
      '^schemas',
      '^(server|variants|editor|src|stories|tests)',
      'both ends are built on schemas',
    ),
    boundary(
      'schemas-is-pure',
      '^schemas',
      'node_modules/(?!zod/|\\.)',
      'zod only: no react, no network, no environment',
    ),
    {
      name: 'schemas-no-node',
      severity: 'error',
      from: { path: '^schemas' },
      to: { dependencyTypes: ['core'] },
    },
    boundary(
      'server-on-schemas',
      '^server',
      '^(variants|editor|src|stories|tests)',
      'the server loads the built entry',
    ),
    ...serverOrder,
    boundary(
      'variants-on-schemas',
      '^variants',
      '^(server|editor|src|stories|tests)',
      'pure props in, JSX out',
    ),
    boundary(
      'variants-no-data',
      '^variants',
      'node_modules/(@tanstack|zustand|react-router|@chakra-ui)',
      'no fetching, no stores',
    ),
    boundary(
      'editor-on-variants',
      '^editor',
      '^(server|src|stories|tests)',
      'a controlled component',
    ),
    ...editorOrder,
    ...srcOrder,
    boundary('src-not-server', '^src', '^(server|stories|tests)', 'the contract binds both ends'),
    boundary(
      'src-root-is-lowest',
      '^src/(?:env|messages|paths)\\.',
      '^src/[^/]+/',
      'what every layer may import stands on none',
    ),
    boundary(
      'samples-are-for-seed-and-stories',
      '^(variants|editor|src)',
      '^schemas/samples',
      'no sample in production code',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Has packages of its own, installed when it is run.
    exclude: { path: '^tests/bench/third-party' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
