import type { EditSelection } from '../history/edit.ts';
import type { Editor } from './editor.ts';
import type { Removal } from './removed.ts';

type Removing = Pick<Removal, 'name'> & Partial<Pick<Removal, 'selection' | 'row'>>;

/**
 * Removes something and offers to bring it back (panel/undo-bar.tsx).
 * @returns false where nothing was removed, because it is locked
 */
export function removeWithUndo(editor: Editor, removing: Removing, remove: () => void): boolean {
  const { session, state } = editor;
  const before = session.history();
  remove();
  const step = session.history().past.at(-1);
  if (session.history() === before || !step) return false;
  state.setState({ removal: { selection: null, row: null, ...removing, step: step.id } });
  return true;
}

/** The selection of a field in the view that is open. @param field dotted path */
export function selectionOfField({ state }: Editor, field: string): EditSelection | null {
  const { view } = state.getState();
  return view.name === 'group' ? { group: view.path, field } : null;
}
