const { editorOrder } = require('./.dependency-cruiser/editor-order.cjs');
const { innerOrder } = require('./.dependency-cruiser/inner-order.cjs');
const { featureOrder } = require('./.dependency-cruiser/feature-order.cjs');
const { serverOrder } = require('./.dependency-cruiser/server-order.cjs');
const { deskOrder } = require('./.dependency-cruiser/desk-order.cjs');
const { uiOrder } = require('./.dependency-cruiser/ui-order.cjs');

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
  ...innerOrder('src', {
    chakra: [],
    'service-worker': [],
    api: [],
    page: ['api'],
    'structured-data': ['page'],
    features: ['chakra', 'api', 'page'],
    sections: ['api', 'page', 'features'],
    'editor-host': ['api', 'page', 'features', 'sections'],
    screens: ['chakra', 'api', 'page', 'features', 'sections'],
    app: ['api', 'page', 'structured-data', 'features', 'sections', 'editor-host', 'screens'],
    entries: ['api', 'page', 'structured-data', 'sections', 'editor-host', 'app'],
  }),
  ...innerOrder('src/editor-host', { state: [], sync: ['state'], ports: ['state', 'sync'] }),
  ...innerOrder('src/page', { hydration: [], theme: [], 'live-config': [], 'shown-when': [] }, [
    'preserve-',
    'signs-of-use\\.',
  ]),
  // A feature imports another only by its index, or by the file that is named here.
  ...innerOrder(
    'src/features',
    {
      claims: [],
      account: ['claims'],
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
      'order-history': ['checkout', 'claims'],
      'order-again': ['checkout'],
      contact: [],
      'gift-cards': [],
      'loyalty-points': ['claims'],
      reservations: ['checkout', 'claims', 'link-ended'],
      // It is searched as the menu is, and says of choices and deals what the dialogs say.
      'instore-menu': ['menu', 'dish'],
      // Which table it is, is known to the menu's strip and to the checkout alike.
      'dine-in': ['checkout'],
    },
    // An index of restaurants would bring their dialog into the checkout.
    [
      // The line above the menu says of opening hours what the list of restaurants says.
      'restaurants/(?:open-state-at|local-time-format)\\.ts$',
      '(?:cart/index|restaurants/use-choose-restaurant)\\.ts$',
      // A dish that goes well is left out as the menu's search leaves out.
      'menu/parse-search\\.ts$',
      // The heart of a dish is the same on its card and in its dialog.
      'menu/use-toggle-favourite\\.ts$',
      // A gift card is paid for, and typed, as an order is.
      'checkout/(?:frame/choice\\.module\\.css|(?:frame/text-field|payment/(?:card-part|bank-question))\\.tsx|payment/use-charge\\.ts)$',
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
      from: { path: '^(schemas|server|variants|editor|ui|desk|src)' },
      to: { circular: true },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    boundary(
      'schemas-imports-no-other',
      '^schemas',
      '^(server|variants|editor|ui|desk|src|stories|tests)',
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
      '^(variants|editor|ui|desk|src|stories|tests)',
      'the server loads the built entry',
    ),
    ...serverOrder,
    boundary(
      'variants-on-schemas',
      '^variants',
      '^(server|editor|ui|desk|src|stories|tests)',
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
      '^(server|ui|desk|src|stories|tests)',
      'a controlled component',
    ),
    ...editorOrder,
    ...uiOrder,
    ...deskOrder,
    ...srcOrder,
    boundary('src-not-server', '^src', '^(server|stories|tests)', 'the contract binds both ends'),
    boundary(
      'ui-on-variants',
      '^ui',
      '^(server|editor|desk|src|stories|tests)',
      'what desk and storefront share',
    ),
    boundary(
      'ui-root-is-lowest',
      '^ui/(?:env|messages|paths)\\.',
      '^ui/[^/]+/',
      'what every layer may import stands on none',
    ),
    boundary(
      'desk-on-ui',
      '^desk',
      '^(server|editor|src|stories|tests)',
      'an application of its own, for staff',
    ),
    {
      name: 'src-to-desk-by-its-doors',
      comment: 'no customer loads what is for staff',
      severity: 'error',
      from: {
        path: '^src',
        pathNot:
          '^src/(?:app/(?:desk|phone-order-host)|screens/desk|editor-host/form-on-page)\\.tsx$',
      },
      to: { path: '^desk' },
    },
    boundary(
      'samples-are-for-seed-and-stories',
      '^(variants|editor|ui|desk|src)',
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
