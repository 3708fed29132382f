import { chunksBefore, chunksOf, kB, modulesOf, sheetsOf, sizeOf } from './built-chunks.ts';

/** The only way from the storefront into the editor, asked for when it is opened. */
const door = 'src/editor-host/editor-panel.tsx';
/** The way to its parts that choose a look, from the desk. */
const doorOfDesk = 'src/editor-host/look-panel.tsx';
/** What only the editor may use. */
const editorsOwn = /\/editor\/|node_modules\/(?:react-colorful|@dnd-kit)\//;
/** Icons that nothing else draws (vite.config.ts). */
const ownIcons = 'editor-icons';
/** Script of the opened editor beyond what the page has, gzip -9. */
const limitBytes = 120 * 1024;

/** What the editor fetches when it is opened, beyond the chunks that a page has. */
export function editorBeyond(page: ReadonlySet<string>): { files: string[]; bytes: number } {
  const files = [...chunksOf([door])].filter((file) => !page.has(file));
  return { files, bytes: sizeOf(files) };
}

/** Sentences on what of the editor a customer would load, and on what it weighs itself. */
export function editorFailures(page: ReadonlySet<string>): string[] {
  const { files, bytes } = editorBeyond(page);
  process.stdout.write(
    `The editor beyond the page, gzip: ${kB(bytes).trim()} in ${files.length} files.\n`,
  );
  // Not only what a customer loads at once, but all that any press on the page may fetch.
  const intruders = [...chunksBefore([door, doorOfDesk], ['index.html'])].flatMap((file) =>
    modulesOf(file).flatMap((id) =>
      editorsOwn.test(id) || file.includes(ownIcons) ? [`${id} (${file})`] : [],
    ),
  );
  // Where the editor cannot be found at all, the check above has nothing to find either.
  const isFound = files.some((file) =>
    modulesOf(file).some((id) => id.endsWith('/editor/core/state/editor.ts')),
  );
  const areIconsApart = files.some((file) => file.includes(ownIcons));
  // Rules of chunks that customers load stand in the page's sheet (vite.config.ts), all others here.
  const [sheets, ownSheets] = [sheetsOf('index.html'), sheetsOf(door)];
  const isDressed = ownSheets.length > 0 && !ownSheets.some((sheet) => sheets.includes(sheet));
  return [
    ...(isDressed
      ? []
      : ['The editor has no style sheet of its own: customers would load its rules.']),
    ...(intruders.length > 0 ? [`Customers would load the editor’s ${intruders.join(', ')}`] : []),
    ...(areIconsApart ? [] : ['The editor has no icons of its own: customers would load them.']),
    ...(isFound ? [] : [`The editor is not behind ${door}: has it been moved?`]),
    ...(bytes > limitBytes
      ? [`The editor is ${kB(bytes).trim()}, over its budget of ${kB(limitBytes).trim()}.`]
      : []),
  ];
}
