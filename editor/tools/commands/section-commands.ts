import {
  duplicateSection,
  hideSection,
  moveSection,
  placeOfSection,
  removeSection,
} from '../../core/sections/section-actions.ts';
import { isHiddenSection, isRemovable } from '../../core/sections/section-changes.ts';
import { selectedSectionId } from '../../core/sections/selected-section.ts';
import type { Command, CommandScene } from './command.ts';

const withSection =
  (act: (scene: CommandScene, id: string) => void) =>
  (scene: CommandScene): void => {
    const id = selectedSectionId(scene.editor);
    if (id !== null) act(scene, id);
  };

const whereSection =
  (test: (scene: CommandScene, id: string) => boolean) =>
  (scene: CommandScene): boolean => {
    const id = selectedSectionId(scene.editor);
    return id !== null && test(scene, id);
  };

const always = whereSection(() => true);
const isHidden = whereSection(({ editor }, id) => isHiddenSection(editor.document.get(), id));
const group = 'Section in hand';

/** What can be done with the section whose settings are open. */
export const sectionCommands: readonly Command[] = [
  {
    id: 'section-up',
    group,
    label: 'Move the section up',
    keys: [{ key: 'ArrowUp', alt: true }],
    isAvailable: whereSection(({ editor }, id) => placeOfSection(editor, id).index > 0),
    run: withSection(({ editor }, id) =>
      moveSection(editor, id, placeOfSection(editor, id).index - 1),
    ),
  },
  {
    id: 'section-down',
    group,
    label: 'Move the section down',
    keys: [{ key: 'ArrowDown', alt: true }],
    isAvailable: whereSection(({ editor }, id) => {
      const { index, count } = placeOfSection(editor, id);
      return index < count - 1;
    }),
    run: withSection(({ editor }, id) =>
      moveSection(editor, id, placeOfSection(editor, id).index + 1),
    ),
  },
  {
    id: 'section-duplicate',
    group,
    label: 'Duplicate the section',
    keys: [{ key: 'd', mod: true }],
    isAvailable: always,
    run: withSection(({ editor }, id) => void duplicateSection(editor, id)),
  },
  {
    id: 'section-hide',
    group,
    label: 'Hide the section',
    isAvailable: (scene) => always(scene) && !isHidden(scene),
    run: withSection(({ editor }, id) => hideSection(editor, id, true)),
  },
  {
    id: 'section-show',
    group,
    label: 'Show the section',
    isAvailable: isHidden,
    run: withSection(({ editor }, id) => hideSection(editor, id, false)),
  },
  {
    id: 'section-remove',
    group,
    label: 'Remove the section',
    isAvailable: whereSection((_scene, id) => isRemovable(id)),
    run: withSection(({ editor }, id) => removeSection(editor, id)),
  },
];
