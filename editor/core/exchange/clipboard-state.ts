import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConfigProblem } from '#schemas/config/read-site-config.ts';
import type { Editor } from '../state/editor.ts';

/** The result of pasting that needs a dialog: why it was refused, or which settings were; or why nothing could be copied. */
export type PasteResult =
  | { kind: 'refused'; reason: string; isWholeSite?: boolean; done?: 'copied' | 'pasted' }
  | { kind: 'partly'; name: string; problems: readonly ConfigProblem[] };

export type ClipboardState = { result: PasteResult | null };

const stores = new WeakMap<Editor, StoreApi<ClipboardState>>();

/** The clipboard's state of an editor. */
export function clipboardOf(editor: Editor): StoreApi<ClipboardState> {
  const known = stores.get(editor);
  if (known) return known;
  const made = createStore<ClipboardState>(() => ({ result: null }));
  stores.set(editor, made);
  return made;
}
