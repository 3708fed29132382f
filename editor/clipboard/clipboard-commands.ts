import { sectionInHand } from '../commands/section-commands.ts';
import type { Command } from '../commands/command.ts';
import { clipboardOf } from './clipboard-state.ts';
import { copiedSection } from './copy-section.ts';
import { pasteText } from './paste-text.ts';

const group = 'Section in hand';

/** What the palette does; the keys are the browser's own, heard by `Clipboard`. */
export const clipboardCommands: readonly Command[] = [
  {
    id: 'section-copy',
    group,
    label: 'Copy the section',
    keys: [{ key: 'c', mod: true }],
    isHeardElsewhere: true,
    isAvailable: ({ editor }) => sectionInHand(editor) !== null,
    run: ({ editor }) => {
      const id = sectionInHand(editor);
      if (id === null) return;
      navigator.clipboard
        .writeText(copiedSection(editor, id))
        .catch(() => tell(editor, 'This browser wants the keys for this: press Ctrl or ⌘ C.'));
    },
  },
  {
    id: 'section-paste',
    group,
    label: 'Paste a copied section',
    keys: [{ key: 'v', mod: true }],
    isHeardElsewhere: true,
    run: ({ editor }) => {
      navigator.clipboard.readText().then(
        (text) => pasteText(editor, text),
        () => tell(editor, 'This browser wants the keys for this: press Ctrl or ⌘ V.'),
      );
    },
  },
];

const tell = (editor: Parameters<typeof clipboardOf>[0], words: string) =>
  clipboardOf(editor).setState({ answer: { kind: 'refused', words } });
