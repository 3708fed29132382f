import { checkValue } from '../../core/settings/check-value.ts';
import { CharacterCount } from './character-count.tsx';
import { describedBy, FieldFrame } from '../field/field-frame.tsx';
import { textOf, type FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { useOwnText } from '../field/use-own-text.ts';

/** One line of text. */
export function TextField(own: FieldProps) {
  const { id, field } = own;
  const { problem, props } = useTextValue(own);
  return (
    <FieldFrame
      id={id}
      field={field}
      problem={problem}
      aside={<CharacterCount text={props.value} max={field.limits.max} />}
    >
      <input
        id={id}
        className={styles.input}
        type="text"
        {...props}
        {...describedBy(id, field, problem)}
      />
    </FieldFrame>
  );
}

/** Text that has to satisfy its schema before the page shows it. */
export function useTextValue({
  field,
  place,
  value,
  onChange,
  onSettled,
}: Pick<FieldProps, 'field' | 'place' | 'value' | 'onChange' | 'onSettled'>) {
  return useOwnText<string>({
    place,
    printed: textOf(value),
    read: (text) => {
      const problem = checkValue(field.schema, text);
      return problem === null ? { value: text } : { problem };
    },
    print: (text) => text,
    onChange,
    onSettled,
  });
}
