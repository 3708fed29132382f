import { kindOfSection } from '#schemas/config/read-section.ts';
import type { MenuItem } from '../parts/menu-button.tsx';
import type { Editor } from '../editor.ts';
import { duplicateSection, hideSection, removeSection } from './section-actions.ts';
import { isHiddenSection, isRemovable, mostSections, orderOf } from './section-changes.ts';

/** What can be done with a section beside editing it. */
export function sectionActions(editor: Editor, id: string): MenuItem[] {
  const config = editor.document.get();
  const isKnown = kindOfSection(config, id) !== undefined;
  const isFull = orderOf(config).length >= mostSections;
  const isHidden = isHiddenSection(config, id);
  return [
    {
      label: 'Duplicate',
      refusal: isKnown ? (isFull ? 'The page is full.' : undefined) : 'A newer version can.',
      onChoose: () => void duplicateSection(editor, id),
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
