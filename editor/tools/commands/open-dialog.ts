import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Editor } from '../../core/state/editor.ts';

/** Which of the two dialogs of commands is open, and what was used lately, the latest first. */
export type CommandsState = { dialog: 'palette' | 'shortcuts' | null; recent: readonly string[] };

const stores = new WeakMap<Editor, StoreApi<CommandsState>>();

/** Belongs to the editor, whose panel may be closed meanwhile. */
export function commandsOf(editor: Editor): StoreApi<CommandsState> {
  const known = stores.get(editor);
  if (known) return known;
  const made = createStore<CommandsState>(() => ({ dialog: null, recent: [] }));
  stores.set(editor, made);
  return made;
}

const mostRecent = 6;

export function rememberUse(store: StoreApi<CommandsState>, id: string): void {
  const others = store.getState().recent.filter((one) => one !== id);
  store.setState({ recent: [id, ...others].slice(0, mostRecent) });
}
