import { isBaseSection } from '#schemas/config/home-kinds.ts';
import { sectionIdAt } from '../settings/section-paths.ts';
import {
  duplicateSection,
  hideSection,
  moveSection,
  placeOfSection,
  removeSection,
} from '../sections/section-actions.ts';
import { isHiddenSection, isRemovable } from '../sections/section-changes.ts';
import type { Command, CommandScene } from './command.ts';

/** Id of the home page's section in hand, if one is. */
export function sectionInHand(editor: CommandScene['editor']): string | null {
  const { view } = editor.state.getState();
  const id = view.name === 'group' ? sectionIdAt(view.path) : undefined;
  if (id === undefined) return null;
  const isOnHome = isBaseSection(id) || id in editor.document.get().sections;
  return isOnHome ? id : null;
}

const withSection =
  (act: (scene: CommandScene, id: string) => void) =>
  (scene: CommandScene): void => {
    const id = sectionInHand(scene.editor);
    if (id !== null) act(scene, id);
  };

const whereSection =
  (test: (scene: CommandScene, id: string) => boolean) =>
  (scene: CommandScene): boolean => {
    const id = sectionInHand(scene.editor);
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
