import { kindOfSection } from '#schemas/config/read-section.ts';
import { copyByButton, pasteByButton } from '../../core/exchange/by-button.ts';
import type { MenuItem } from '../../parts/menu-button.tsx';
import type { Editor } from '../../core/state/editor.ts';
import {
  duplicateSection,
  hideSection,
  removeSection,
} from '../../core/sections/section-actions.ts';
import {
  isHiddenSection,
  isRemovable,
  mostSections,
  orderOf,
} from '../../core/sections/section-changes.ts';

/** What can be done with a section beside editing it. */
export function sectionActions(editor: Editor, id: string): MenuItem[] {
  const config = editor.document.get();
  const isKnown = kindOfSection(config, id) !== undefined;
  const full = orderOf(config).length >= mostSections ? 'The page is full.' : undefined;
  const unknown = isKnown ? undefined : 'A newer version can.';
  const isHidden = isHiddenSection(config, id);
  return [
    {
      label: 'Duplicate',
      refusal: unknown ?? full,
      onChoose: () => void duplicateSection(editor, id),
    },
    { label: 'Copy', refusal: unknown, onChoose: () => void copyByButton(editor, id) },
    {
      label: 'Paste after this',
      refusal: full,
      onChoose: () => void pasteByButton(editor, id),
    },
    {
      label: isHidden ? 'Show on the page' : 'Hide from the page',
      onChoose: () => hideSection(editor, id, !isHidden),
    },
    {
      label: 'Remove',
      refusal: isRemovable(id) ? undefined : 'Every site has this one. It can be hidden.',
      onChoose: () => removeSection(editor, id),
    },
  ];
}
