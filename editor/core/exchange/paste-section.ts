import { sectionPath } from '#schemas/config/home-kinds.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Editor } from '../state/editor.ts';
import { openOnceAdded } from '../sections/section-actions.ts';
import { insertSection } from '../sections/section-changes.ts';
import { nameOfSection } from '../sections/section-names.ts';
import { readImport, type Import } from './read-import.ts';
import type { PasteResult } from './clipboard-state.ts';

const refused = (reason: string): Extract<PasteResult, { kind: 'refused' }> => ({
  kind: 'refused',
  reason,
});

const notOurs =
  'What was copied is no section of a site. Copy a section here or on another site, then paste it.';

/**
 * Puts a copied section behind the selected one, as one step of the history; the text is checked as
 * an import is, whoever wrote it. Gives what has to be said about it.
 * @param after id of the selected section; null: at the end
 */
export function pasteSection(
  editor: Editor,
  text: string,
  after: string | null,
): PasteResult | null {
  const present = editor.committed();
  const found = read(text, present);
  if (found === null) return refused(notOurs);
  if (found.kind === 'refused') return refused(found.reason);
  const id = found.section;
  if (id === undefined) {
    const reason = 'This is a whole site, not a section. Look at it under Import first.';
    return { ...refused(reason), isWholeSite: true };
  }
  const section = found.config.sections[id];
  if (!section) return refused(notOurs);
  const name = nameOfSection(found.config, id);
  let added: string | null = null;
  const before = editor.session.history();
  editor.change(`${name} pasted`, (draft) => {
    added = insertSection(draft, section.type, after);
    if (added === null) return;
    draft.sections[added] = section;
    const start = `${sectionPath(id)}.`;
    for (const [key, known] of Object.entries(found.config.media)) {
      if (!key.startsWith(start)) continue;
      draft.media[`${sectionPath(added)}.${key.slice(start.length)}`] = known;
    }
  });
  if (added === null || editor.session.history() === before) {
    return refused('The owner has locked the sections of this site, so nothing was pasted.');
  }
  openOnceAdded(editor, added);
  editor.announce(`${name} pasted. Undo with Control or Command Z.`);
  // Its problems have the path under which it was read.
  const problems = found.problems.map((problem) => ({
    ...problem,
    path: problem.path.replace(/^sections\.pasted/, sectionPath(added ?? id)),
  }));
  return problems.length > 0 ? { kind: 'partly', name, problems } : null;
}

/** Null for text that is no JSON: a clipboard may hold any. */
function read(text: string, present: SiteConfig): Import | null {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    return readImport(text, present);
  } catch {
    // Nested too deeply to be read.
    return null;
  }
}
