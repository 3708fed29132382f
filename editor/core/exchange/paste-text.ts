import type { Editor } from '../state/editor.ts';
import { clipboardOf, type PasteResult } from './clipboard-state.ts';

/**
 * Pastes a text as a section; opens a dialog where that fails.
 * @param after id of the section that it comes behind; null: at the end
 */
export async function pasteText(editor: Editor, text: string, after: string | null): Promise<void> {
  clipboardOf(editor).setState({ result: await pasted(editor, text, after) });
}

async function pasted(
  editor: Editor,
  text: string,
  after: string | null,
): Promise<PasteResult | null> {
  try {
    const { pasteSection } = await import('./paste-section.ts');
    return pasteSection(editor, text, after);
  } catch {
    const reason = 'This could not be pasted, because a part of the editor could not be loaded.';
    return { kind: 'refused', reason: `${reason} Try again.` };
  }
}
