import { selectedSectionId } from '../../core/sections/selected-section.ts';
import type { Command } from './command.ts';
import { copyByButton, pasteByButton } from '../../core/exchange/by-button.ts';

const group = 'Section in hand';

/** What the palette does; the keys are the browser's own, handled by `Clipboard`. */
export const clipboardCommands: readonly Command[] = [
  {
    id: 'section-copy',
    group,
    label: 'Copy the section',
    keys: [{ key: 'c', mod: true }],
    isHeardElsewhere: true,
    isAvailable: ({ editor }) => selectedSectionId(editor) !== null,
    run: ({ editor }) => {
      const id = selectedSectionId(editor);
      if (id !== null) void copyByButton(editor, id);
    },
  },
  {
    id: 'section-paste',
    group,
    label: 'Paste a copied section',
    keys: [{ key: 'v', mod: true }],
    isHeardElsewhere: true,
    run: ({ editor }) => void pasteByButton(editor, selectedSectionId(editor)),
  },
];
