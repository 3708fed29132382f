import type { Editor } from '../state/editor.ts';
import { clipboardOf } from './clipboard-state.ts';
import { announceCopied, sectionAsText } from './copy-section.ts';
import { pasteText } from './paste-text.ts';

/**
 * Copies a section by a button. A browser may allow the clipboard by keys only, or not at all; then a
 * dialog says which keys to press.
 */
export async function copyByButton(editor: Editor, id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(sectionAsText(editor, id));
    announceCopied(editor, id);
  } catch {
    suggestKeys(editor, 'copied', 'open the section and press Ctrl or ⌘ C');
  }
}

/** @param after id of the section that it comes behind; null: at the end */
export async function pasteByButton(editor: Editor, after: string | null): Promise<void> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    return suggestKeys(
      editor,
      'pasted',
      'open the section that it should come after and press Ctrl or ⌘ V',
    );
  }
  await pasteText(editor, text, after);
}

const suggestKeys = (editor: Editor, done: 'copied' | 'pasted', keys: string) =>
  clipboardOf(editor).setState({
    result: { kind: 'refused', done, reason: `This browser wants the keys for this: ${keys}.` },
  });
