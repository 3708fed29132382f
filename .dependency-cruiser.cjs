const { innerOrder } = require('./.dependency-cruiser/inner-order.cjs');
const { serverOrder } = require('./.dependency-cruiser/server-order.cjs');

/** The boundaries between the folders (README): who may import whom. */
const boundary = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

const editorOrder = [
  ...innerOrder('editor', {
    core: [],
    parts: ['core'],
    fields: ['core', 'parts'],
    'on-page': ['core', 'parts'],
    review: ['core', 'parts'],
    tools: ['core', 'parts', 'on-page', 'review'],
    panel: ['core', 'parts', 'fields', 'on-page', 'review', 'tools'],
  }),
  ...innerOrder(
    'editor/core',
    {
      settings: [],
      designs: ['settings'],
      history: ['settings'],
      state: ['settings', 'designs', 'history'],
      sections: ['settings', 'state'],
      exchange: ['settings', 'state', 'sections'],
    },
    ['ports\\.ts$'],
  ),
  ...innerOrder('editor/parts', { thumbnail: [], 'sign-in': [] }, ['[^/]+$']),
  ...innerOrder('editor/fields', {
    field: [],
    text: ['field'],
    choice: ['field'],
    switch: ['field'],
    color: ['field'],
    number: ['field'],
    date: ['field'],
    group: ['field'],
    list: ['field'],
    'rich-text': ['field'],
    icon: ['field', 'choice'],
    'combo-box': ['field'],
    dish: ['field', 'text', 'combo-box'],
    link: ['field', 'combo-box', 'dish'],
    picture: ['field', 'text', 'switch', 'link'],
  }),
  ...innerOrder('editor/on-page', {
    page: [],
    text: ['page'],
    overlay: ['page', 'text'],
    frames: ['page', 'overlay'],
  }),
  ...innerOrder('editor/review', {
    differences: [],
    conflicts: ['differences'],
    compare: ['differences'],
    publish: ['differences', 'compare'],
  }),
  ...innerOrder('editor/tools', {
    clipboard: [],
    commands: ['clipboard'],
    history: [],
    places: [],
    transfer: [],
    versions: [],
  }),
  ...innerOrder('editor/panel', {
    setting: [],
    designs: ['setting'],
    theme: ['setting', 'designs'],
    sections: ['setting'],
    header: [],
    footer: [],
  }),
];

const srcOrder = [
  // The files at the root are below every folder, the two entries above all of them.
  ...innerOrder(
    'src',
    {
      stores: [],
      chakra: [],
      toasts: ['chakra'],
      ui: [],
      api: ['stores', 'toasts'],
      page: ['stores', 'toasts', 'api'],
      'menu-model': ['stores', 'api', 'page'],
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
        'features',
        'sections',
        'editor-host',
        'screens',
      ],
      entries: ['stores', 'api', 'page', 'sections', 'editor-host', 'app'],
    },
    ['(?:env|messages|paths)\\.'],
  ),
  ...innerOrder('src/editor-host', { state: [], sync: ['state'], ports: ['state', 'sync'] }),
  ...innerOrder('src/page', { hydration: [], theme: [], 'live-config': [], 'shown-when': [] }, [
    'preserve-',
  ]),
  ...innerOrder('src/features/checkout', {
    frame: [],
    time: ['frame'],
    details: ['frame', 'time'],
    review: ['frame', 'time'],
    order: ['frame', 'time'],
    payment: ['frame', 'time', 'order'],
  }),
  ...innerOrder('src/features/dish', {
    choices: [],
    sheet: ['choices'],
    plain: ['choices', 'sheet'],
    halves: ['choices', 'sheet'],
    offers: ['choices', 'sheet'],
  }),
  // A feature imports another only by its index, or by the file that is named here.
  ...innerOrder(
    'src/features',
    { cart: [], restaurants: [], header: [], menu: [], dish: [], checkout: [] },
    // An index of restaurants would bring their dialog into the checkout.
    ['cart/index\\.ts$', 'restaurants/use-choose-restaurant\\.ts$'],
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
