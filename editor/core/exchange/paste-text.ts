import type { Editor } from '../state/editor.ts';
import { clipboardOf, type PasteAnswer } from './clipboard-state.ts';

/**
 * Pastes a text as a section; what has to be said of it opens a dialog.
 * @param after id of the section that it comes behind; null: at the end
 */
export async function pasteText(editor: Editor, text: string, after: string | null): Promise<void> {
  clipboardOf(editor).setState({ answer: await pasted(editor, text, after) });
}

async function pasted(
  editor: Editor,
  text: string,
  after: string | null,
): Promise<PasteAnswer | null> {
  try {
    const { pasteSection } = await import('./paste-section.ts');
    return pasteSection(editor, text, after);
  } catch {
    const words = 'This could not be pasted, because a part of the editor could not be loaded.';
    return { kind: 'refused', words: `${words} Try again.` };
  }
}
