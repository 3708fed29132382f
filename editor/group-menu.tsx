import { kindOfSection } from '#schemas/config/read-section.ts';
import { ActionMenu, type Action } from './action-menu.tsx';
import type { Editor } from './editor.ts';
import { useEditor } from './editor-context.tsx';
import { defaultOf, resetGroup, restoreGroup } from './reset-group.ts';
import { sectionIdAt } from './section-paths.ts';
import { sectionActions } from './sections/section-menu.ts';
import { valueAt } from './value-at.ts';

type GroupMenuProps = { path: string; label: string };

/** What can be done with a group as a whole: back to how it was, and what a section offers. */
export function GroupMenu({ path, label }: GroupMenuProps) {
  const editor = useEditor();
  const id = sectionIdAt(path);
  const isHomeSection = id !== undefined && kindOfSection(editor.document.get(), id) !== undefined;
  const ofSection = isHomeSection ? sectionActions(editor, id) : [];
  return (
    <ActionMenu
      label={`More for ${label}`}
      actions={[...ofSection, ...resets(editor, path, label)]}
    />
  );
}

function resets(editor: Editor, path: string, label: string): Action[] {
  const published = editor.document.published();
  const isPublished = valueAt(published, path.split('.')) !== undefined;
  const tell = (words: string) => editor.say(`${words}. Undo with Control or Command Z.`);
  return [
    {
      label: 'Reset to published',
      refusal: isPublished ? undefined : 'It is not published yet.',
      act() {
        editor.change(`${label} as published`, (draft) => restoreGroup(draft, path, published));
        tell(`${label} is as published`);
      },
    },
    {
      label: 'Reset to default',
      act() {
        const to = defaultOf(editor.document.get(), path);
        if (to === undefined) return;
        editor.change(`${label} by default`, (draft) => resetGroup(draft, path, to, 'unknown'));
        tell(`${label} is as it comes`);
      },
    },
  ];
}
