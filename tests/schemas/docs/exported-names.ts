import { projectFiles } from './project-files.ts';

/** A name that other files see: what a file exports, or the name of the file or of its folder. */
export type ExportedName = { path: string; name: string; parts: string[] };

const declared =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;
const destructured = /^export const [{[]([^}\]=]+)[}\]] =/gm;
const listed = /^export (?:type )?\{([^}]+)\}/gm;

/** `sectionInHand` is section, in, hand; `OTP_COUNT` otp, count; `url2Path` url, 2, path. */
export function splitName(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

function namesIn(text: string): string[] {
  const lists = [...text.matchAll(listed), ...text.matchAll(destructured)].flatMap(
    ([, list = '']) =>
      list.split(',').map(
        (entry) =>
          entry
            .trim()
            .split(/\s+as\s+|:\s*/)
            .at(-1) ?? '',
      ),
  );
  return [...[...text.matchAll(declared)].map(([, name = '']) => name), ...lists];
}

/** Every exported identifier, file name and folder name of the sources, once a file. */
export function exportedNames(): ExportedName[] {
  const sources = projectFiles().filter(({ path }) => /\.(tsx?|css)$/.test(path));
  return sources.flatMap(({ path, text }) =>
    [...new Set([...namesIn(text), ...path.replace(/\.(test\.)?\w+$/, '').split('/')])]
      .filter((name) => name !== '')
      .map((name) => ({ path, name, parts: splitName(name) })),
  );
}
