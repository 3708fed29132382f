import { checkValue } from '../../core/settings/check-value.ts';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import { valueAt } from '../../core/settings/value-at.ts';
import type { Editor } from '../../core/state/editor.ts';
import type { EditableText } from './editable-text.ts';
import { withText } from './replace-text.ts';
import { textOf, type Spans } from './spans.ts';

export type StoredTextOptions = {
  editor: Editor;
  /** Dotted path of the field. */
  path: string;
  field: FieldDescription;
  text: EditableText;
};

export type StoredText = ReturnType<typeof createStoredText>;

/** The text in the document that is edited inline; distinguishes changes from elsewhere from its own. */
export function createStoredText({ editor, path, field, text }: StoredTextOptions) {
  const steps = path.split('.');
  const value = () => valueAt(editor.document.get(), steps);
  const read = () => text.read(value());
  const initial = value();
  /** The text as it was last stored from here or taken over, as JSON. */
  let known = JSON.stringify(read());
  let isUnstored = false;
  const isChanged = () => JSON.stringify(value()) !== JSON.stringify(initial);
  return {
    /** null where the field has no such paragraph any more. */
    read,
    /** Most characters it may have; undefined where the schema has no limit. */
    maxLength: text.maxLength(initial),
    /** Stores what the schema accepts. An empty text is only stored when editing ends. */
    store(spans: Spans): void {
      const isEmpty = textOf(spans).trim() === '';
      const next = withText(text, value(), spans);
      const problem = isEmpty ? null : checkValue(field.schema, next);
      editor.report(path, problem);
      isUnstored = isEmpty || problem !== null;
      if (isUnstored) return;
      known = JSON.stringify(text.read(next));
      editor.edit(steps, field.label, next);
    },
    isChangedElsewhere: (): boolean => JSON.stringify(read()) !== known,
    /** Takes a change from elsewhere as the stored text. */
    takeOver(): void {
      known = JSON.stringify(read());
    },
    /** Stores a text that was left empty, where the schema accepts that. */
    storeIfEmpty(spans: Spans): void {
      if (!isUnstored || textOf(spans).trim() !== '') return;
      const next = withText(text, value(), []);
      const problem = checkValue(field.schema, next);
      if (problem === null) editor.edit(steps, field.label, next);
      else editor.announce(`${field.label}: ${problem}`);
    },
    /** It is another one than before editing began. */
    isChanged,
    /** Back to the value before editing began. */
    restore(): void {
      if (!isChanged()) return;
      if (editor.session.history().past.at(-1)?.place === path) editor.undo();
      else editor.edit(steps, field.label, initial);
    },
  };
}
