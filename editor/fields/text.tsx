import { checkValue } from '../check-value.ts';
import { CharacterCount } from './character-count.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { textOf, type FieldProps } from './field-props.ts';
import styles from './field.module.css';
import { useOwnText } from './use-own-text.ts';

/** One line of text. */
export function TextField({ id, field, value, onChange, onSettled }: FieldProps) {
  const { problem, props } = useTextValue({ field, value, onChange, onSettled });
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
  value,
  onChange,
  onSettled,
}: Pick<FieldProps, 'field' | 'value' | 'onChange' | 'onSettled'>) {
  return useOwnText({
    value: textOf(value),
    read: (text) => {
      const problem = checkValue(field.schema, text);
      return problem === null ? { value: text } : { problem };
    },
    onChange,
    onSettled,
  });
}
