/** The boundaries between the folders (README): who may import whom. */
const wall = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/**
 * The inner order of a folder: what each of its folders may import of the others, from the lowest
 * up. Only what stands above in the list can be named, so no two of them can import each other.
 * @param shared files of the folder itself that those in it may import
 */
function innerOrder(root, order, shared = []) {
  const known = [];
  const rules = Object.entries(order).map(([folder, allowed]) => {
    const later = allowed.find((one) => !known.includes(one));
    if (later) throw new Error(`${root}: ${folder} comes before ${later}.`);
    known.push(folder);
    const open = [...[folder, ...allowed].map((one) => `${one}/`), ...shared].join('|');
    return {
      name: `order-in-${root}`,
      comment: `${root}/${folder} may import ${allowed.join(', ') || 'nothing'} beside itself`,
      severity: 'error',
      from: { path: `^${root}/${folder}/` },
      to: { path: `^${root}/`, pathNot: `^${root}/(?:${open})` },
    };
  });
  const unlisted = {
    name: `order-in-${root}`,
    comment: 'a new folder gets its place in the order',
    severity: 'error',
    from: { path: `^${root}/[^/]+/`, pathNot: `^${root}/(?:${known.join('|')})/` },
    to: {},
  };
  return [...rules, unlisted];
}

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

/** What pages and replies are made from. */
const drawnFrom = ['errors', 'db', 'domain', 'caches', 'ports', 'dependencies', 'identity'];

const serverOrder = [
  // Nothing may import `routes`; app.ts alone, above them all, does.
  ...innerOrder('server', {
    concurrency: [],
    errors: [],
    logging: [],
    environment: ['errors'],
    db: ['errors', 'logging', 'environment'],
    domain: ['db'],
    mails: ['db', 'domain'],
    security: ['errors', 'environment', 'db'],
    caches: ['errors', 'logging', 'environment', 'db', 'domain'],
    ports: [
      'concurrency',
      'errors',
      'logging',
      'environment',
      'db',
      'domain',
      'security',
      'caches',
    ],
    dependencies: ['logging', 'environment', 'db', 'caches', 'ports'],
    identity: ['errors', 'db', 'security', 'dependencies'],
    ordering: ['errors', 'db', 'domain', 'mails', 'caches', 'ports', 'dependencies', 'identity'],
    streams: ['errors', 'db', 'dependencies', 'ordering'],
    import: ['errors', 'logging', 'environment', 'db', 'caches'],
    'rate-limits': ['concurrency', 'errors', 'environment', 'dependencies', 'identity'],
    http: ['errors', 'db', 'security', 'ports', 'dependencies', 'identity', 'rate-limits'],
    publishing: ['errors', 'db', 'caches', 'dependencies', 'identity', 'http'],
    previews: ['db', 'security', 'caches', 'dependencies', 'publishing'],
    seed: ['environment', 'db', 'security', 'ports', 'identity'],
    'set-payments': ['errors', 'logging', 'environment', 'db', 'security', 'ports'],
    jobs: ['logging', 'db', 'domain', 'mails', 'dependencies', 'identity', 'ordering'],
    pages: [...drawnFrom, 'security', 'http', 'previews'],
    routes: [
      ...drawnFrom,
      'mails',
      'ordering',
      'streams',
      'rate-limits',
      'http',
      'publishing',
      'previews',
      'jobs',
    ],
  }),
  ...innerOrder('server/domain', {
    menu: [],
    times: [],
    pricing: ['menu', 'times'],
    order: ['pricing'],
    restaurant: ['times'],
    cart: ['times', 'pricing'],
    placing: ['menu', 'times', 'pricing', 'restaurant'],
  }),
  ...innerOrder('server/ordering', {
    holds: [],
    restaurant: [],
    order: ['holds'],
    pricing: ['restaurant'],
    cart: ['restaurant', 'order', 'pricing'],
    paying: ['holds', 'restaurant', 'order', 'cart'],
    lifecycle: ['order', 'paying'],
    placing: ['holds', 'restaurant', 'order', 'pricing', 'cart', 'paying'],
  }),
  ...innerOrder('server/db', { embedded: [], schema: [], queries: ['schema'] }, ['[^/]+$']),
  ...innerOrder('server/ports', { images: [], mail: [], maps: [], payments: [] }),
  ...innerOrder('server/import', { menu: [], formats: ['menu'], write: ['menu'] }),
  {
    name: 'domain-takes-row-types-only',
    comment: 'the domain knows the shape of rows, and never asks for one',
    severity: 'error',
    from: { path: '^server/domain' },
    to: { path: '^server/db', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-files-are-the-top',
    comment: 'app, start and main put everything together; nothing below may need them',
    severity: 'error',
    from: { path: '^server/[^/]+/' },
    to: { path: '^server/[^/]+$' },
  },
];

const srcOrder = [
  // The files at the root stand below every folder, the two entries above all of them.
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
    },
    ['(?:env|messages|paths)\\.'],
  ),
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
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    wall(
      'schemas-is-ground',
      '^schemas',
      '^(server|variants|editor|src|stories|tests)',
      'schemas stands on nothing',
    ),
    wall(
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
    wall(
      'server-on-schemas',
      '^server',
      '^(variants|editor|src|stories|tests)',
      'the server loads the built entry',
    ),
    ...serverOrder,
    wall(
      'variants-on-schemas',
      '^variants',
      '^(server|editor|src|stories|tests)',
      'pure props in, JSX out',
    ),
    wall(
      'variants-no-data',
      '^variants',
      'node_modules/(@tanstack|zustand|react-router|@chakra-ui)',
      'no fetching, no stores',
    ),
    wall('editor-on-variants', '^editor', '^(server|src|stories|tests)', 'a controlled component'),
    ...editorOrder,
    ...srcOrder,
    wall('src-not-server', '^src', '^(server|stories|tests)', 'the contract binds both ends'),
    wall(
      'src-root-is-lowest',
      '^src/(?:env|messages|paths)\\.',
      '^src/[^/]+/',
      'what every layer may import stands on none',
    ),
    wall(
      'samples-are-for-seed-and-stories',
      '^(variants|editor|src)',
      '^schemas/samples',
      'no sample in production code',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
