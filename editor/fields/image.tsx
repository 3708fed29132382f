import { useState } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { textOf, type FieldProps } from './field-props.ts';
import styles from './field.module.css';
import { useTextValue } from './text.tsx';

/** A picture by its address, with a look at it. */
export function ImageField(own: FieldProps) {
  const { id, field } = own;
  const { problem, props } = useTextValue(own);
  const src = textOf(own.value);
  const [broken, setBroken] = useState<string | null>(null);
  const note = problem ?? (broken === src && src ? 'No picture was found at this address.' : null);
  return (
    <FieldFrame id={id} field={field} problem={note}>
      <div className={styles.picture}>
        {src && broken !== src ? (
          <img src={src} alt="" onError={() => setBroken(src)} />
        ) : (
          <span aria-hidden="true">No picture</span>
        )}
      </div>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://… or /media/…"
        {...props}
        {...describedBy(id, field, note)}
      />
    </FieldFrame>
  );
}
