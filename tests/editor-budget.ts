import { chunksBefore, chunksOf, kB, modulesOf, sheetsOf, sizeOf } from './built-chunks.ts';

/** The only way from the storefront into the editor, asked for when it is opened. */
const door = 'src/editor-host/editor-panel.tsx';
/** The way to its parts that choose a look, from the desk. */
const doorOfDesk = 'src/editor-host/look-panel.tsx';
/** The way to what is for staff, who drag dishes as the editor's users drag sections. */
const doorOfStaff = 'src/app/desk.tsx';
/** What only the editor may use. */
const editorsOwn = /\/editor\/|node_modules\/react-colorful\//;
/** What only the editor and the desk may use. */
const staffsOwn = /node_modules\/@dnd-kit\//;
/** Icons that nothing else draws (vite.config.ts). */
const ownIcons = 'editor-icons';
/** Script of the opened editor beyond what the page has, gzip -9. */
const limitBytes = 90 * 1024;

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
  const found = (doors: readonly string[], isBarred: (id: string, file: string) => boolean) =>
    [...chunksBefore(doors, ['index.html'])].flatMap((file) =>
      modulesOf(file).flatMap((id) => (isBarred(id, file) ? [`${id} (${file})`] : [])),
    );
  const intruders = [
    ...found([door, doorOfDesk], (id, file) => editorsOwn.test(id) || file.includes(ownIcons)),
    ...found([door, doorOfStaff], (id) => staffsOwn.test(id)),
  ];
  // Where the editor cannot be found at all, the check above has nothing to find either.
  const isFound = files.some((file) =>
    modulesOf(file).some((id) => id.endsWith('/editor/core/state/editor.ts')),
  );
  const areIconsApart = files.some((file) => file.includes(ownIcons));
  // Rules of chunks that customers load stand in the page's sheet (vite.config.ts), all others here
  // and in the desk's.
  const sheets = sheetsOf('index.html');
  const undressed = [door, doorOfStaff].filter((one) => {
    const own = sheetsOf(one);
    return own.length === 0 || own.some((sheet) => sheets.includes(sheet));
  });
  return [
    ...undressed.map((one) => `${one} has no style sheet: customers would load its rules.`),
    ...(intruders.length > 0 ? [`Customers would load the editor’s ${intruders.join(', ')}`] : []),
    ...(areIconsApart ? [] : ['The editor has no icons of its own: customers would load them.']),
    ...(isFound ? [] : [`The editor is not behind ${door}: has it been moved?`]),
    ...(bytes > limitBytes
      ? [`The editor is ${kB(bytes).trim()}, over its budget of ${kB(limitBytes).trim()}.`]
      : []),
  ];
}
