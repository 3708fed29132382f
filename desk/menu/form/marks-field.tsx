import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { isComposing } from '#variants/listen-for-keys.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './marks-field.module.css';

type MarksFieldProps = {
  label: string;
  hint: string;
  problem: string | undefined;
  words: readonly string[];
  /** Words to offer: those that this menu uses already. */
  used: readonly string[];
  disabled?: boolean;
  onChange(words: string[]): void;
};

/** Words that are offered at once; the rest is found by typing. */
const mostOffered = 8;
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A few words, such as allergens: added by typing or by a press on one that is used already. */
export function MarksField(props: MarksFieldProps) {
  const { label, hint, problem, words, used, disabled = false, onChange } = props;
  const text = useDeskMessages().deskDish.marks;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const free = used.filter((word) => !words.some((one) => isSame(one, word)));
  const add = (written: string) => {
    // Written as this menu writes it, so that one word is not two.
    const added = written
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => used.find((word) => isSame(word, part)) ?? part);
    const next = added.reduce<string[]>(
      (all, word) => (all.some((one) => isSame(one, word)) ? all : [...all, word]),
      [...words],
    );
    setTyped('');
    if (next.length > words.length) onChange(next);
    setSaid(added.length > 0 ? text.added(added.join(', ')) : '');
  };
  const remove = (word: string) => {
    onChange(words.filter((one) => one !== word));
    setSaid(text.removed(word));
    input.current?.focus();
  };
  return (
    <fieldset className={css.field}>
      <legend id={`${id}-label`} className={form.label}>
        {label}
      </legend>
      {words.length > 0 && (
        <ul className={css.words} aria-labelledby={`${id}-label`}>
          {words.map((word) => (
            <li key={word} className={css.word}>
              {word}
              {!disabled && (
                <button
                  type="button"
                  className={css.remove}
                  aria-label={text.remove(word)}
                  onClick={() => remove(word)}
                >
                  <X aria-hidden="true" size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!disabled && (
        <>
          <div className={form.line}>
            <input
              ref={input}
              className={form.input}
              aria-label={text.add(label)}
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={`${id}-problem ${id}-hint`}
              autoComplete="off"
              maxLength={80}
              list={`${id}-used`}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={() => add(typed)}
              onKeyDown={(event) => {
                if ((event.key !== 'Enter' && event.key !== ',') || isComposing(event)) return;
                // It sends the form else, with what is typed left out.
                if (event.key === ',' || typed.trim() !== '') event.preventDefault();
                add(typed);
              }}
            />
            <ActionButton look="outline" onClick={() => add(typed)}>
              {text.addWord} <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
            </ActionButton>
          </div>
          <datalist id={`${id}-used`}>
            {free.map((word) => (
              <option key={word}>{word}</option>
            ))}
          </datalist>
          {free.length > 0 && (
            <div className={css.offered}>
              <span className={form.hint}>{text.used}</span>
              {free.slice(0, mostOffered).map((word) => (
                <button
                  key={word}
                  type="button"
                  className={css.offer}
                  aria-label={text.addUsed(word)}
                  onClick={() => add(word)}
                >
                  {word}
                </button>
              ))}
            </div>
          )}
        </>
      )}
      <p id={`${id}-problem`} className={form.problem}>
        {problem}
      </p>
      <p id={`${id}-hint`} className={form.hint}>
        {hint}
      </p>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </fieldset>
  );
}
