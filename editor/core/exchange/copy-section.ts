import type { Editor } from '../state/editor.ts';
import { nameOfSection } from '../sections/section-names.ts';
import { exportSection } from './envelope.ts';

/** The section as text, checked again wherever it is pasted. */
export const sectionAsText = (editor: Editor, id: string): string =>
  exportSection(editor.written(), id);

export function sayCopied(editor: Editor, id: string): void {
  const name = nameOfSection(editor.written(), id);
  editor.say(`${name} copied. Paste it here or on another site.`);
}
