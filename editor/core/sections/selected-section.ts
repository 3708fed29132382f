import { isBaseSection } from '#schemas/config/home-kinds.ts';
import { sectionIdAt } from '../settings/section-paths.ts';
import type { Editor } from '../state/editor.ts';

/** Id of the home page's section whose settings are open; null where none is. */
export function selectedSectionId(editor: Editor): string | null {
  const { view } = editor.state.getState();
  const id = view.name === 'group' ? sectionIdAt(view.path) : undefined;
  if (id === undefined) return null;
  const isOnHome = isBaseSection(id) || id in editor.document.get().sections;
  return isOnHome ? id : null;
}
