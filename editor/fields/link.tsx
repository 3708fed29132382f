import { describedBy, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './field.module.css';
import { useTextValue } from './text.tsx';

/** A link: a path of this site, an anchor of this page, or an address elsewhere. */
export function LinkField(own: FieldProps) {
  const { id, field } = own;
  const { problem, props } = useTextValue(own);
  return (
    <FieldFrame id={id} field={field} problem={problem}>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="/menu, #menu or https://…"
        {...props}
        {...describedBy(id, field, problem)}
      />
    </FieldFrame>
  );
}
