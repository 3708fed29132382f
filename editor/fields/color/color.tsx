import { useRef, useState } from 'react';
import { checkValue } from '../../core/settings/check-value.ts';
import { useConfigPart } from '../../core/state/editor-context.tsx';
import { AsPublished } from '../field/as-published.tsx';
import { ColorPicker } from './color-picker.tsx';
import styles from './color.module.css';
import { colorNameAt, ContrastHint } from './contrast-hint.tsx';
import { fiveOf } from './contrast-of.ts';
import { describedBy, FieldFrame } from '../field/field-frame.tsx';
import { textOf, type FieldProps } from '../field/field-props.ts';
import field from '../field/field.module.css';
import { readColor } from './read-color.ts';
import { useOwnText } from '../field/use-own-text.ts';

/** A colour: its swatch opens the picker, its hex can be typed or pasted. */
export function ColorField(own: FieldProps) {
  const { id, place, onChange, onSettled } = own;
  const [isOpen, setIsOpen] = useState(false);
  const swatch = useRef<HTMLButtonElement>(null);
  const set = textOf(own.value);
  const named = colorNameAt(place);
  const derived = useConfigPart(({ colors, theme }) =>
    named?.scheme === 'dark' ? fiveOf({ colors, dark: theme.dark }, 'dark')[named.name] : '',
  );
  const colour = set || derived;
  const { problem, props } = useOwnText<string>({
    place,
    printed: set,
    read: (text) => {
      const hex = readColor(text);
      const problem = checkValue(own.field.schema, hex);
      return problem === null ? { value: hex } : { problem };
    },
    print: (hex) => hex,
    onChange,
    onSettled,
  });
  const take = (colour: string) => {
    onChange(colour);
    onSettled();
  };
  return (
    <FieldFrame
      id={id}
      field={own.field}
      problem={problem}
      aside={
        named?.scheme === 'dark' && set !== '' ? (
          <button type="button" className={field.asideButton} onClick={() => take('')}>
            Derive it
          </button>
        ) : (
          <AsPublished place={place} value={set} label={own.field.label} />
        )
      }
      below={
        <>
          <div
            id={`${id}-picker`}
            role="presentation"
            hidden={!isOpen}
            className={styles.picker}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              setIsOpen(false);
              swatch.current?.focus();
            }}
          >
            {isOpen && (
              <ColorPicker
                label={own.field.label}
                colour={colour}
                onChange={onChange}
                onSettled={onSettled}
              />
            )}
          </div>
          {named && <ContrastHint {...named} onUse={take} />}
        </>
      }
    >
      <div
        className={styles.row}
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.preventDefault();
          setIsOpen(false);
        }}
      >
        <button
          ref={swatch}
          type="button"
          className={styles.swatch}
          style={{ backgroundColor: colour }}
          aria-label={`${own.field.label}: pick a colour`}
          aria-expanded={isOpen}
          aria-controls={`${id}-picker`}
          onClick={() => setIsOpen(!isOpen)}
        />
        <input
          id={id}
          className={styles.hex}
          type="text"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={derived && `${derived}, derived`}
          {...props}
          {...describedBy(id, own.field, problem)}
        />
      </div>
    </FieldFrame>
  );
}
