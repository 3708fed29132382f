import { CharacterCount } from './character-count.tsx';
import { describedBy, FieldFrame } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { useTextValue } from './text.tsx';

/** Text of several lines; the field grows with it. */
export function LongTextField(own: FieldProps) {
  const { id, field } = own;
  const { problem, props } = useTextValue(own);
  return (
    <FieldFrame
      id={id}
      field={field}
      problem={problem}
      aside={<CharacterCount text={props.value} max={field.limits.max} />}
    >
      <textarea
        id={id}
        className={styles.area}
        rows={3}
        {...props}
        {...describedBy(id, field, problem)}
      />
    </FieldFrame>
  );
}
