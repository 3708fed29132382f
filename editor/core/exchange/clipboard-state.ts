import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConfigProblem } from '#schemas/config/read-site-config.ts';
import type { Editor } from '../state/editor.ts';

/**
 * What has to be said about something pasted: why it was not taken, or what of it was not; or why
 * nothing could be copied (`done`).
 */
export type PasteAnswer =
  | { kind: 'refused'; words: string; isWholeSite?: boolean; done?: 'copied' | 'pasted' }
  | { kind: 'partly'; name: string; problems: readonly ConfigProblem[] };

export type ClipboardState = { answer: PasteAnswer | null };

const stores = new WeakMap<Editor, StoreApi<ClipboardState>>();

/** Belongs to the editor, as its commands do. */
export function clipboardOf(editor: Editor): StoreApi<ClipboardState> {
  const known = stores.get(editor);
  if (known) return known;
  const made = createStore<ClipboardState>(() => ({ answer: null }));
  stores.set(editor, made);
  return made;
}
