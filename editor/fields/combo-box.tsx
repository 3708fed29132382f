import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import styles from './combo-box.module.css';
import field from './field.module.css';
import { matching, type Option } from './matching.ts';

type ComboBoxProps = {
  id: string;
  text: string;
  options: readonly Option[];
  /** Said where nothing fits. */
  nothing: string;
  onText(text: string, element: HTMLInputElement): void;
  onChoose(option: Option): void;
  onBlur(): void;
} & Pick<ComponentProps<'input'>, 'placeholder' | 'aria-describedby' | 'aria-invalid'>;

/** A text field with suggestions below: arrow keys walk through them, Enter takes, Escape closes. */
export function ComboBox(props: ComboBoxProps) {
  const { id, text, options, nothing, onText, onChoose, onBlur, ...described } = props;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasTyped, setHasTyped] = useState(false);
  // What was chosen before says nothing of what is looked for now.
  const shown = isOpen ? matching(options, hasTyped ? text : '') : [];
  const close = () => {
    setIsOpen(false);
    setHasTyped(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      input.current?.focus();
      close();
    } else if (event.key === 'ArrowDown' && !isOpen) setIsOpen(true);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      stops.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={box}
      role="presentation"
      className={styles.box}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (box.current?.contains(relatedTarget)) return;
        close();
        onBlur();
      }}
    >
      <input
        {...described}
        ref={input}
        id={id}
        className={field.input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setIsOpen(true);
          setHasTyped(true);
          onText(target.value, target);
        }}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <ul aria-label="Suggestions" className={styles.list}>
          {shown.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                tabIndex={-1}
                className={styles.option}
                onClick={() => {
                  input.current?.focus();
                  onChoose(option);
                  close();
                }}
              >
                {option.label}
                {option.note && <span className={styles.note}>{option.note}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className={field.help}>{isOpen && shown.length === 0 && nothing}</output>
    </div>
  );
}
