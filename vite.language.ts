import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from './schemas/languages/languages.ts';

const root = import.meta.dirname;

/** Languages that have a build of the storefront beside the English one. */
export const furtherLanguages = Object.keys(languages).filter((language) => language !== 'en');

/** Whether an environment of the build makes what browsers load, in whichever language. */
export const isForBrowsers = ({ name }: { name: string }): boolean => /^client(?:_|$)/.test(name);

/** What stands in a further language in the place of a module that is in English only. */
const standIns = new Map([
  ['src/app/desk.tsx', 'src/app/desk-in-english.tsx'],
  ['src/app/phone-order-host.tsx', 'src/app/phone-order-in-english.tsx'],
  ['src/editor-host/editor-host.tsx', 'src/editor-host/editor-in-english.tsx'],
]);

const wrapper = join(root, 'src/page/localized-jsx-runtime.ts');

/**
 * Makes the storefront of one language from the sources, which name English alone: each file of
 * `schemas/messages/en/` is read from the language's own folder where that has one of the same name.
 * The build has an environment for each language (`client_es`, `ssr_es`); while developing all of it
 * is in the language that STOREFRONT_LANGUAGE names. What is for staff is left out of further
 * languages, and every link leads to their pages (docs/decisions/102).
 */
export function inLanguage(): Plugin {
  let developed = 'en';
  const languageOf = (environment: string) => /_(\w+)$/.exec(environment)?.[1] ?? developed;
  return {
    name: 'servery:in-language',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'serve') developed = process.env['STOREFRONT_LANGUAGE'] || 'en';
    },
    resolveId: {
      filter: { id: /^react\/jsx-(?:dev-)?runtime$/ },
      handler(_source, importer) {
        if (languageOf(this.environment.name) === 'en') return null;
        const isOurs = importer?.startsWith(root) && !importer.includes('/node_modules/');
        return isOurs && importer !== wrapper ? wrapper : null;
      },
    },
    load: {
      filter: { id: /\/(?:schemas\/messages\/en|src\/app|src\/editor-host)\/[\w-]+\.tsx?$/ },
      handler(id) {
        const language = languageOf(this.environment.name);
        if (language === 'en') return null;
        const path = relative(root, id);
        const standIn =
          standIns.get(path) ??
          path.replace('schemas/messages/en/', `schemas/messages/${language}/`);
        const file = join(root, standIn);
        return standIn === path || !existsSync(file)
          ? null
          : `export * from ${JSON.stringify(file)};`;
      },
    },
  };
}

/** Calls the page of a further language `index.es.html`, beside the English one. */
export function namedPage(): Plugin {
  return {
    name: 'servery:named-page',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name.startsWith('client_'),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page.');
        const [, language] = this.environment.name.split('_');
        Reflect.deleteProperty(bundle, 'index.html');
        this.emitFile({
          type: 'asset',
          fileName: `index.${language}.html`,
          source: page.source,
        });
      },
    },
  };
}
