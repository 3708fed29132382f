import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { postcodeForm } from '#schemas/rules/delivery/is-whole-postcode.ts';
import { normalisePostcode } from '#schemas/rules/delivery/normalise-postcode.ts';
import { isComposing } from '#variants/listen-for-keys.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './delivery.module.css';
import { PostcodeChips } from './postcode-chips.tsx';
import { readPostcodes, uniquePostcodes } from './read-postcodes.ts';

type PostcodesFieldProps = {
  postcodes: readonly string[];
  problem: string | undefined;
  onChange(postcodes: string[]): void;
};

/**
 * Postcodes as chips, with a field that reads what is typed or pasted. What is typed counts at once
 * and becomes chips by Enter, or once the field is left.
 */
export function PostcodesField({ postcodes, problem, onChange }: PostcodesFieldProps) {
  const words = useDeskMessages().deskDelivery.zones;
  const form = postcodeForm(useStorefront().locale);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [{ chips, text }, setTyped] = useState({ chips: [...postcodes], text: '' });
  const all = uniquePostcodes([...chips, ...readPostcodes(text, form)]);
  // Undone, or taken from somebody else.
  if (all.join(',') !== postcodes.join(',')) setTyped({ chips: [...postcodes], text: '' });
  const change = (next: { chips: string[]; text: string }) => {
    setTyped(next);
    onChange(uniquePostcodes([...next.chips, ...readPostcodes(next.text, form)]));
  };
  const commit = () =>
    setTyped((typed) => ({
      chips: uniquePostcodes([...typed.chips, ...readPostcodes(typed.text, form)]),
      text: '',
    }));
  // Chips move what is below them: a press that leaves the field reaches its button first.
  const commitAfterPress = () => {
    const first = new AbortController();
    const end = () => {
      first.abort();
      commit();
    };
    document.addEventListener('click', end, { signal: first.signal });
    document.addEventListener('keyup', end, { signal: first.signal });
  };
  const isOdd = (postcode: string) => form !== null && !form.test(normalisePostcode(postcode));
  const odd = chips.filter(isOdd);
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
    if (event.key === 'Backspace' && text === '' && chips.length > 0) {
      change({ chips: chips.slice(0, -1), text });
    }
  };
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {words.postcodesLabel}
      </label>
      <PostcodeChips
        postcodes={chips}
        isOdd={isOdd}
        onRemove={(postcode) => change({ chips: chips.filter((one) => one !== postcode), text })}
        onEmpty={() => field.current?.focus()}
      />
      <textarea
        ref={field}
        id={id}
        className={css.textarea}
        rows={2}
        value={text}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => change({ chips, text: target.value })}
        onKeyDown={press}
        onBlur={commitAfterPress}
      />
      <p id={`${id}-problem`} className={css.problem}>
        {problem}
      </p>
      <output className={css.problem}>
        {odd.length > 0 && words.oddPostcodes(odd.slice(0, mostNamed).join(', '))}
      </output>
      <p id={`${id}-hint`} className={css.hint}>
        {words.postcodesHint} <output>{all.length > 0 && words.readPostcodes(all.length)}</output>
      </p>
    </div>
  );
}

/** Postcodes that one sentence names. */
const mostNamed = 5;
