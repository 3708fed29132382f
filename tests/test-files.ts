import { isLean, leftOut } from './lean-tier.ts';

type Files = { include: string[]; exclude: string[] };

/** Files that mock modules, or need a page without the style sheets of others. */
const isolated = 'isolated.test.{ts,tsx}';

/** Test files of each project of vitest in both tiers, as globs from the root. */
export const vitestFiles = {
  schemas: { include: ['tests/schemas/**/*.test.ts'], exclude: [] },
  units: {
    include: ['tests/{variants,editor,ui,desk,src,run}/**/*.test.ts'],
    exclude: [`**/*.{browser.test.ts,${isolated}}`],
  },
  server: {
    include: ['tests/{server,import,programs}/**/*.test.ts'],
    exclude: [`**/*.${isolated}`],
  },
  'server, isolated': { include: [`tests/server/**/*.${isolated}`], exclude: [] },
  browser: {
    include: ['tests/{variants,editor,ui,desk,src}/**/*.{test.tsx,browser.test.ts}'],
    exclude: [`**/*.${isolated}`],
  },
  'browser, isolated': {
    include: [`tests/{variants,editor,ui,desk,src}/**/*.${isolated}`],
    exclude: [],
  },
} satisfies Record<string, Files>;

/** Files of a project that run in the tier of this process. */
export function filesOf(project: keyof typeof vitestFiles): Files {
  const { include, exclude } = vitestFiles[project];
  return { include, exclude: isLean ? [...exclude, ...leftOut] : exclude };
}
