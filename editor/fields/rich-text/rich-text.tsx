import { useLayoutEffect, useRef, useState } from 'react';
import { richText, type RichText as Tree } from '#schemas/config/rich-text.ts';
import { parseRichText, printRichText } from '#schemas/rules/rich-text-notation.ts';
import { RichText } from '#variants/primitives/rich-text.tsx';
import { checkValue } from '../../core/settings/check-value.ts';
import { describedBy, FieldFrame } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { toggleMark, type Mark, type Marked } from './rich-text-marks.ts';
import { markOfKey, RichTextTools } from './rich-text-tools.tsx';
import own from './rich-text.module.css';
import { lazyView } from '../../parts/lazy-view.tsx';
import { usePorts } from '../../core/state/editor-context.tsx';
import { useOwnText } from '../field/use-own-text.ts';

const DefaultText = lazyView(
  'default text',
  async () => (await import('./default-text.tsx')).DefaultText,
);

/** Text with headings, lists and links in a plain notation (schemas/rules/rich-text-notation.ts). */
export function RichTextField({ id, field, place, value, onChange, onSettled }: FieldProps) {
  const tree = treeOf(value);
  const { defaultTexts } = usePorts();
  const { problem, props } = useOwnText<Tree>({
    place,
    printed: printRichText(tree),
    read: (text) => {
      const read = parseRichText(text);
      const problem = checkValue(field.schema, read);
      return problem === null ? { value: read } : { problem };
    },
    print: printRichText,
    onChange,
    onSettled,
  });
  const area = useRef<HTMLTextAreaElement>(null);
  const [wanted, setWanted] = useState<Marked | null>(null);
  // Writing a value puts the caret at its end.
  useLayoutEffect(() => {
    if (wanted) area.current?.setSelectionRange(wanted.start, wanted.end);
  }, [wanted]);
  const mark = (mark: Mark) => {
    const element = area.current;
    if (!element) return;
    const { value: text, selectionStart: start, selectionEnd: end } = element;
    const next = toggleMark({ text, start, end }, mark);
    element.value = next.text;
    props.onChange({ target: element });
    setWanted(next);
    element.focus();
  };
  const notation = `${id}-notation`;
  const described = describedBy(id, field, problem);
  return (
    <FieldFrame id={id} field={field} problem={problem}>
      <RichTextTools label={field.label} onMark={mark} />
      <textarea
        ref={area}
        id={id}
        className={styles.area}
        rows={8}
        {...props}
        onKeyDown={(event) => {
          const wanted = markOfKey(event);
          if (!wanted) return;
          event.preventDefault();
          mark(wanted);
        }}
        {...described}
        aria-describedby={[notation, described['aria-describedby']].filter(Boolean).join(' ')}
      />
      <p className={styles.help} id={notation}>
        # Heading, - list, **bold**, *italic*, [words](/link); an empty line begins a paragraph.
      </p>
      {tree.length === 0 && field.hasDefaultText && defaultTexts && (
        <DefaultText
          path={place.join('.')}
          label={field.label}
          onBegin={(text) => {
            onChange(text);
            onSettled();
            area.current?.focus();
          }}
        />
      )}
      {tree.length > 0 && (
        <details>
          <summary className={`${styles.help} ${own.opens}`}>As it reads on the page</summary>
          <div className={own.preview}>
            <RichText blocks={tree} />
          </div>
        </details>
      )}
    </FieldFrame>
  );
}

/** A value that is no rich text is drawn as empty. */
function treeOf(value: unknown): Tree {
  const read = richText.safeParse(value);
  return read.success ? read.data : [];
}
