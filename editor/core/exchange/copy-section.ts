import type { Editor } from '../state/editor.ts';
import { nameOfSection } from '../sections/section-names.ts';
import { exportSection } from './envelope.ts';

/** The section as text for the clipboard. */
export const sectionAsText = (editor: Editor, id: string): string =>
  exportSection(editor.committed(), id);

export function announceCopied(editor: Editor, id: string): void {
  const name = nameOfSection(editor.committed(), id);
  editor.announce(`${name} copied. Paste it here or on another site.`);
}
