import { sectionPath, type HomeKind } from '#schemas/config/home-kinds.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { kindNames } from '../settings/describe-section.ts';
import type { Editor } from '../state/editor.ts';
import { removeWithUndo } from '../state/removal.ts';
import { nameOfSection } from './section-names.ts';
import {
  copySection,
  dropSection,
  insertSection,
  isRemovable,
  maxSections,
  orderOf,
  placeSection,
  setHidden,
} from './section-changes.ts';

/** What the list, the bar on the page and the palette do with sections: each one step, announced. */

const undoWith = 'Undo with Control or Command Z.';
const full = `A page holds ${maxSections} sections at most.`;

const name = (editor: Editor, id: string) => nameOfSection(editor.document.get(), id);

/** Where a section stands, and among how many. */
export function placeOfSection(editor: Editor, id: string): { index: number; count: number } {
  const order = orderOf(editor.document.get());
  return { index: order.findIndex((entry) => entry.id === id), count: order.length };
}

/** @param to its new place, from 0 */
export function moveSection(editor: Editor, id: string, to: number): void {
  const { count } = placeOfSection(editor, id);
  if (to < 0 || to >= count) return;
  const moved = name(editor, id);
  editor.change(`${moved} moved`, (draft) => placeSection(draft, id, to));
  editor.announce(`${moved} moved to position ${to + 1} of ${count}.`);
}

export function hideSection(editor: Editor, id: string, hidden: boolean): void {
  const label = `${name(editor, id)} ${hidden ? 'hidden' : 'shown'}`;
  editor.change(label, (draft) => setHidden(draft, id, hidden));
  editor.announce(`${label}. ${undoWith}`);
}

/** Opens what it adds. Gives its id, or null where the page is full. */
export function addSection(editor: Editor, kind: HomeKind, after: string | null): string | null {
  const label = `${kindNames[kind]} added`;
  return opened(editor, label, (draft) => insertSection(draft, kind, after));
}

/** Opens the copy. Gives its id, or null where the page is full. */
export function duplicateSection(editor: Editor, id: string): string | null {
  const label = `${name(editor, id)} duplicated`;
  return opened(editor, label, (draft) => copySection(draft, id));
}

/** Does nothing to a section that can only be hidden (isRemovable). */
export function removeSection(editor: Editor, id: string): void {
  if (!isRemovable(id)) return;
  const removed = name(editor, id);
  const path = sectionPath(id);
  const { view, selection } = editor.state.getState();
  const isOpen = view.name === 'group' && view.path === path;
  const selected = selection?.group === path ? selection : { group: path };
  const where = { name: removed, row: path, selection: isOpen ? selected : null };
  const isRemoved = removeWithUndo(editor, where, () =>
    editor.change(`${removed} removed`, (draft) => dropSection(draft, id)),
  );
  // Nothing was changed where the owner has locked it, which was announced.
  if (!isRemoved) return;
  if (isOpen) editor.open({ name: 'site' });
  editor.announce(`${removed} removed. ${undoWith}`);
}

/** @param make gives the id of the section that it made, or null where the page is full */
function opened(
  editor: Editor,
  label: string,
  make: (draft: SiteConfig) => string | null,
): string | null {
  let id: string | null = null;
  const before = editor.session.history();
  editor.change(label, (draft) => {
    id = make(draft);
  });
  if (id === null) editor.announce(full);
  // Nothing was changed where the owner has locked it, which was announced.
  if (id === null || editor.session.history() === before) return null;
  openOnceAdded(editor, id);
  editor.announce(`${label}. ${undoWith}`);
  return id;
}

/**
 * Opens an added section once it is in the document: one whose design has to be loaded is written
 * only then, and the page cannot scroll to it before.
 */
export function openOnceAdded(editor: Editor, id: string): void {
  const { document } = editor;
  const isAdded = () => Object.hasOwn(document.get().sections, id);
  const open = () => editor.open({ name: 'group', path: sectionPath(id) });
  if (isAdded()) return open();
  const stop = document.subscribe(() => {
    if (!isAdded()) return;
    stop();
    open();
  });
}
