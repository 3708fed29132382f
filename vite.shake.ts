import type { Plugin } from 'vite';
import { isForBrowsers } from './vite.language.ts';

type Mark = { what: string; found: RegExp; into: string };

type Shaken = {
  /** Of the package, as people call it. */
  name: string;
  files: RegExp;
  marks: readonly Mark[];
  /** Number of the decision that tells why. */
  decision: string;
};

/**
 * Edits files of a package before the bundler looks at what is used, in what browsers load alone.
 * Fails where a new release has nothing left to edit.
 */
function shake({ name, files, marks, decision }: Shaken): Plugin {
  let edited = new Set<string>();
  return {
    name: `servery:shake-${name}`,
    applyToEnvironment: isForBrowsers,
    apply: 'build',
    buildStart() {
      edited = new Set();
    },
    transform: {
      filter: { id: files },
      handler(code) {
        let text = code;
        for (const { what, found, into } of marks) {
          if (text.search(found) >= 0) edited.add(what);
          text = text.replaceAll(found, into);
        }
        return { code: text, map: null };
      },
    },
    buildEnd(error) {
      const missing = marks.filter(({ what }) => !edited.has(what));
      if (error || missing.length === 0) return;
      const names = missing.map(({ what }) => what).join(' and ');
      this.error(`${name} has no ${names} to edit any more: see docs/decisions/${decision}.`);
    },
  };
}

/**
 * Lets what nobody uses of the router go: names for React's tools and wrappers without a mark of
 * purity would keep its links, forms and scroll keeping in the first load, and warnings for
 * development are in every file that it exports (docs/decisions/023).
 */
export const shakeRouter = (): Plugin =>
  shake({
    name: 'react-router',
    files: /\/node_modules\/react-router\/dist\//,
    decision: '023',
    marks: [
      { what: 'displayName', found: /^\w+\.displayName = "\w+";$/gm, into: '' },
      { what: 'forwardRef', found: /= (React\d*\.forwardRef\()/g, into: '= /* @__PURE__ */ $1' },
      // Of the routes that a router with data draws.
      { what: 'memo', found: /= (React\d*\.memo\()/g, into: '= /* @__PURE__ */ $1' },
      // The one line in which the files it publishes for production differ; its exports name none of
      // them. With it go the sentences for whoever writes routes.
      {
        what: 'warnings',
        found: /\bENABLE_DEV_WARNINGS = true;/g,
        into: 'ENABLE_DEV_WARNINGS = false;',
      },
    ],
  });

/**
 * Lets what makes JSON Schema of a schema go, which the server alone does: each kind of schema names
 * its own maker, so a bundler must keep them all (docs/decisions/100).
 */
export const shakeZod = (): Plugin =>
  shake({
    name: 'zod',
    files: /\/node_modules\/zod\/v4\/classic\/schemas\.js$/,
    decision: '100',
    marks: [
      { what: 'makers', found: /^ *inst\._zod\.processJSONSchema = .+;$/gm, into: '' },
      {
        what: 'standard methods',
        found:
          /^ *jsonSchema: \{\n.+createStandardJSONSchemaMethod.+\n.+createStandardJSONSchemaMethod.+\n *\},$/gm,
        into: '',
      },
      {
        what: 'toJSONSchema',
        found: /createToJSONSchemaMethod\(this, \{\}\)\(params\)/g,
        into: 'undefined',
      },
    ],
  });
