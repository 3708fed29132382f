import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { isComposing } from '#variants/listen-for-keys.ts';
import { listProps, optionProps, useActiveOption } from '#variants/use-active-option.ts';
import styles from './combo-box.module.css';
import field from '../field/field.module.css';
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

/**
 * A text field with suggestions below: arrow keys move through them while the focus stays in the
 * text, Enter takes, Escape closes (ARIA Authoring Practices, combobox with a list).
 */
export function ComboBox(props: ComboBoxProps) {
  const { id, text, options, nothing, onText, onChoose, onBlur, ...described } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [hasTyped, setHasTyped] = useState(false);
  // What was chosen before says nothing of what is looked for now.
  const shown = isOpen ? matching(options, hasTyped ? text : '') : [];
  const list = `${id}-suggestions`;
  const { active, restart, step, inputProps } = useActiveOption(list, shown.length, -1);
  const close = () => {
    setIsOpen(false);
    setHasTyped(false);
    restart();
  };
  const choose = (option: Option) => {
    onChoose(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = shown[active];
    if (isComposing(event) || step(event)) return;
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown' && !isOpen) setIsOpen(true);
    else if (event.key === 'Enter' && option) choose(option);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.box}>
      <input
        {...described}
        id={id}
        className={field.input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setIsOpen(true);
          setHasTyped(true);
          restart();
          onText(target.value, target);
        }}
        onClick={() => setIsOpen(true)}
        onBlur={() => {
          close();
          onBlur();
        }}
        {...inputProps}
        onKeyDown={onKeyDown}
      />
      {shown.length > 0 && (
        <div className={styles.list} {...listProps(list, 'Suggestions')}>
          {shown.map((option, place) => (
            <div
              key={option.value}
              className={styles.option}
              {...optionProps(list, place, place === active, () => choose(option))}
            >
              {option.label}
              {option.note && <span className={styles.note}>{option.note}</span>}
            </div>
          ))}
        </div>
      )}
      <output className={field.help}>{isOpen && shown.length === 0 && nothing}</output>
    </div>
  );
}
