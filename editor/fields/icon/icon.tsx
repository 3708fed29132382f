import { useRef, useState, type KeyboardEvent } from 'react';
import { FeatureIcon } from '#variants/primitives/feature-icon.tsx';
import own from '../choice/choice.module.css';
import { FieldSet } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { findIcons, nameOfIcon } from './icon-keywords.ts';

/** One of the icons that the designs can draw: searched by words, walked in the grid by arrow keys. */
export function IconField({ id, field, value, onChange, onSettled }: FieldProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const found = findIcons(typed);
  return (
    <FieldSet id={id} field={field}>
      <input
        className={styles.input}
        type="search"
        aria-label={`Search ${field.label.toLowerCase()}`}
        placeholder="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== '') {
            event.preventDefault();
            setTyped('');
          } else if (event.key === 'ArrowDown' || event.key === 'Enter') {
            event.preventDefault();
            const radios = [...(grid.current?.querySelectorAll('input') ?? [])];
            (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
          }
        }}
      />
      <div ref={grid} role="presentation" className={own.icons} onKeyDown={walkRows}>
        {found.map((icon) => (
          <label key={icon} className={own.icon} title={nameOfIcon(icon)}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              aria-label={nameOfIcon(icon)}
              checked={icon === value}
              onChange={() => {
                onChange(icon);
                onSettled();
              }}
            />
            <FeatureIcon name={icon} />
          </label>
        ))}
      </div>
      <output className={styles.help}>
        {found.length === 0 && 'No icon fits. Try another word.'}
      </output>
    </FieldSet>
  );
}

/** Left and right are the browser's own; up and down go by rows, as the eye does. */
function walkRows(event: KeyboardEvent<HTMLDivElement>): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (way === 0) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll('input')];
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
  const at = radios.findIndex((radio) => radio === event.target);
  const next = radios[at + way * columns];
  next?.focus();
  next?.click();
}
