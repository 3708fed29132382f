/** The boundaries between the folders (README): who may import whom. */
const wall = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

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
