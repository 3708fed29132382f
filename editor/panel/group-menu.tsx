import Ellipsis from 'lucide-react/icons/ellipsis';
import { kindOfSection } from '#schemas/config/read-section.ts';
import styles from '../parts/editor.module.css';
import type { Editor } from '../core/state/editor.ts';
import { useEditor } from '../core/state/editor-context.tsx';
import { MenuButton, type MenuItem } from '../parts/menu-button.tsx';
import { defaultOf, resetGroup, restoreGroup } from '../core/settings/reset-group.ts';
import { sectionIdAt } from '../core/settings/section-paths.ts';
import { sectionActions } from './sections/section-menu.ts';
import { valueAt } from '../core/settings/value-at.ts';

type GroupMenuProps = { path: string; label: string };

/** What can be done with a group as a whole: back to how it was, and what a section offers. */
export function GroupMenu({ path, label }: GroupMenuProps) {
  const editor = useEditor();
  const id = sectionIdAt(path);
  const isHomeSection = id !== undefined && kindOfSection(editor.document.get(), id) !== undefined;
  const ofSection = isHomeSection ? sectionActions(editor, id) : [];
  return (
    <MenuButton
      className={styles.tool}
      label={`More for ${label}`}
      items={[...ofSection, ...resets(editor, path, label)]}
    >
      <Ellipsis aria-hidden="true" size={16} />
    </MenuButton>
  );
}

function resets(editor: Editor, path: string, label: string): MenuItem[] {
  const published = editor.document.published();
  const isPublished = valueAt(published, path.split('.')) !== undefined;
  const tell = (words: string) => editor.announce(`${words}. Undo with Control or Command Z.`);
  return [
    {
      label: 'Reset to published',
      disabledReason: isPublished ? undefined : 'It is not published yet.',
      onSelect() {
        editor.change(`${label} as published`, (draft) => restoreGroup(draft, path, published));
        tell(`${label} is as published`);
      },
    },
    {
      label: 'Reset to default',
      onSelect() {
        const to = defaultOf(editor.document.get(), path);
        if (to === undefined) return;
        editor.change(`${label} by default`, (draft) => resetGroup(draft, path, to, 'unknown'));
        tell(`${label} is as it comes`);
      },
    },
  ];
}
