import type { Editor } from '../state/editor.ts';
import { clipboardOf } from './clipboard-state.ts';
import { sayCopied, sectionAsText } from './copy-section.ts';
import { pasteText } from './paste-text.ts';

/**
 * Copies a section for whoever pressed no keys. A browser may keep its clipboard for the keys, or
 * give a page none at all.
 */
export async function copyByButton(editor: Editor, id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(sectionAsText(editor, id));
    sayCopied(editor, id);
  } catch {
    tell(editor, 'copied', 'open the section and press Ctrl or ⌘ C');
  }
}

/** @param after id of the section that it comes behind; null: at the end */
export async function pasteByButton(editor: Editor, after: string | null): Promise<void> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    return tell(
      editor,
      'pasted',
      'open the section that it should come after and press Ctrl or ⌘ V',
    );
  }
  await pasteText(editor, text, after);
}

const tell = (editor: Editor, done: 'copied' | 'pasted', keys: string) =>
  clipboardOf(editor).setState({
    answer: { kind: 'refused', done, words: `This browser wants the keys for this: ${keys}.` },
  });
