import type { Editor } from '../../core/state/editor.ts';

/** Opens the field of a setting; what the home page holds is arranged in the
 * list of sections, and translations have a view of their own. */
export function jumpTo(editor: Editor, { group, field }: { group: string; field?: string }): void {
  if (group === 'layout' || group === '') editor.open({ name: 'site' });
  else if (group === 'translations') editor.open({ name: 'translations' });
  else editor.select({ group, by: 'panel', ...(field !== undefined && { field }) });
}
