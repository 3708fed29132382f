import { useState } from 'react';
import { richText, type RichText } from '#schemas/config/rich-text.ts';
import { parseRichText, printRichText } from '#schemas/rules/rich-text-notation.ts';
import { checkValue } from '../check-value.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './field.module.css';

/** Typed text, and the value that it stood for when it was typed. */
type Draft = { text: string; printed: string; problem: string | null };

/** Text with headings, lists and links in a plain notation (schemas/rules/rich-text-notation.ts). */
export function RichTextField({ id, field, value, onChange, onSettled }: FieldProps) {
  const printed = printRichText(treeOf(value));
  const [draft, setDraft] = useState<Draft | null>(null);
  // What is typed stays as it is; a value that came from elsewhere, as by undoing, wins over it.
  const own = draft?.printed === printed ? draft : null;
  const [isToldOff, setIsToldOff] = useState(false);
  const problem = isToldOff ? (own?.problem ?? null) : null;
  const notation = `${id}-notation`;
  const described = describedBy(id, field, problem);
  return (
    <FieldFrame id={id} field={field} problem={problem}>
      <textarea
        id={id}
        className={styles.area}
        rows={8}
        value={own?.text ?? printed}
        onChange={({ target }) => {
          const text = target.value;
          const tree = parseRichText(text);
          const refusal = checkValue(field.schema, tree);
          setDraft({ text, printed: refusal ? printed : printRichText(tree), problem: refusal });
          if (!refusal) onChange(tree);
        }}
        onBlur={() => {
          setIsToldOff(own !== null && own.problem !== null);
          if (own?.problem === null) setDraft(null);
          onSettled();
        }}
        {...described}
        aria-describedby={[notation, described['aria-describedby']].filter(Boolean).join(' ')}
      />
      <p className={styles.help} id={notation}>
        # Heading, - list, **bold**, *italic*, [words](/link); an empty line begins a paragraph.
      </p>
    </FieldFrame>
  );
}

/** A value that is no rich text is drawn as empty. */
function treeOf(value: unknown): RichText {
  const read = richText.safeParse(value);
  return read.success ? read.data : [];
}
