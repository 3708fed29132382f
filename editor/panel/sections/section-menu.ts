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
  maxSections,
  orderOf,
} from '../../core/sections/section-changes.ts';

/** What can be done with a section beside editing it. */
export function sectionActions(editor: Editor, id: string): MenuItem[] {
  const config = editor.document.get();
  const isKnown = kindOfSection(config, id) !== undefined;
  const full = orderOf(config).length >= maxSections ? 'The page is full.' : undefined;
  const unknown = isKnown ? undefined : 'A newer version can.';
  const isHidden = isHiddenSection(config, id);
  return [
    {
      label: 'Duplicate',
      disabledReason: unknown ?? full,
      onSelect: () => void duplicateSection(editor, id),
    },
    { label: 'Copy', disabledReason: unknown, onSelect: () => void copyByButton(editor, id) },
    {
      label: 'Paste after this',
      disabledReason: full,
      onSelect: () => void pasteByButton(editor, id),
    },
    {
      label: isHidden ? 'Show on the page' : 'Hide from the page',
      onSelect: () => hideSection(editor, id, !isHidden),
    },
    {
      label: 'Remove',
      disabledReason: isRemovable(id) ? undefined : 'Every site has this one. It can be hidden.',
      onSelect: () => removeSection(editor, id),
    },
  ];
}
