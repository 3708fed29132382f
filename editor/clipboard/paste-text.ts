import { sectionInHand } from '../commands/section-commands.ts';
import type { Editor } from '../editor.ts';
import { clipboardOf, type PasteAnswer } from './clipboard-state.ts';

/** Pastes a text as a section behind the one in hand; what has to be said of it opens a dialog. */
export async function pasteText(editor: Editor, text: string): Promise<void> {
  clipboardOf(editor).setState({ answer: await pasted(editor, text) });
}

async function pasted(editor: Editor, text: string): Promise<PasteAnswer | null> {
  try {
    const { pasteSection } = await import('./paste-section.ts');
    return pasteSection(editor, text, sectionInHand(editor));
  } catch {
    const words = 'This could not be pasted, because a part of the editor could not be loaded.';
    return { kind: 'refused', words: `${words} Try again.` };
  }
}
