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
    wall('src-not-server', '^src', '^(server|stories|tests)', 'the contract binds both ends'),
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
