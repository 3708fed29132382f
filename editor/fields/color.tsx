import { useState } from 'react';
import { HexColorPicker } from 'react-colorful';
import { checkValue } from '../check-value.ts';
import { ContrastHint } from './contrast-hint.tsx';
import styles from './color.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { textOf, type FieldProps } from './field-props.ts';
import { useOwnText } from './use-own-text.ts';

/** A colour: its swatch opens the picker, its hex can be typed or pasted. */
export function ColorField({ id, field, place, value, onChange, onSettled }: FieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const colour = textOf(value);
  const { problem, props } = useOwnText<string>({
    place,
    print: (hex) => hex,
    printed: colour,
    read: (text) => {
      const typed = text.trim();
      const hex = typed === '' || typed.startsWith('#') ? typed : `#${typed}`;
      const problem = checkValue(field.schema, hex);
      return problem === null ? { value: hex } : { problem };
    },
    onChange,
    onSettled,
  });
  return (
    <FieldFrame id={id} field={field} problem={problem}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.swatch}
          style={{ backgroundColor: colour }}
          aria-label={`${field.label}: pick a colour`}
          aria-expanded={isOpen}
          aria-controls={`${id}-picker`}
          onClick={() => setIsOpen(!isOpen)}
        />
        <input
          id={id}
          className={styles.hex}
          type="text"
          autoCapitalize="none"
          spellCheck={false}
          {...props}
          {...describedBy(id, field, problem)}
        />
      </div>
      <div id={`${id}-picker`} hidden={!isOpen} className={styles.picker}>
        {isOpen && <HexColorPicker color={colour} onChange={onChange} onChangeEnd={onSettled} />}
      </div>
      <ContrastHint path={field.path} onUse={onChange} onSettled={onSettled} />
    </FieldFrame>
  );
}
