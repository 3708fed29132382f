import type { Editor } from '../editor.ts';
import { nameOfSection } from '../sections/section-names.ts';
import { exportSection } from '../transfer/envelope.ts';

/** The section as text, checked again wherever it is pasted; says what was copied. */
export function copiedSection(editor: Editor, id: string): string {
  const config = editor.written();
  editor.say(`${nameOfSection(config, id)} copied. Paste it here or on another site.`);
  return exportSection(config, id);
}
