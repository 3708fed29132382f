import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const declarations = readFileSync(
  resolve('schema-dts').replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
);

type Declared = { parents: string[]; properties: string[] };

/** The types of schema.org as schema-dts declares them: each with what it adds to its parents. */
const declared = new Map<string, Declared>(
  [...declarations.matchAll(/^interface (\w+)Base extends ([^{]+)\{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: [...parents.matchAll(/(\w+)Base/g)].map(([, parent = '']) => parent),
        properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property),
      },
    ],
  ),
);

/** Types that add nothing to their parents have no declaration but their leaf. */
const leaves = new Map(
  [...declarations.matchAll(/^export interface (\w+)Leaf extends (\w+)Base \{/gm)].map(
    ([, name = '', base = '']) => [name, base],
  ),
);

/** Every property that a type of schema.org has; null where there is no such type. */
export function propertiesOf(type: string): Set<string> | null {
  const base = declared.has(type) ? type : leaves.get(type);
  if (base === undefined) return null;
  const { parents, properties } = declared.get(base) ?? { parents: [], properties: [] };
  return new Set([
    ...properties,
    ...parents.flatMap((parent) => [...(propertiesOf(parent) ?? [])]),
  ]);
}
