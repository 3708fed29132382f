import { useId, useState } from 'react';
import type { ChangeEvent, ComponentProps, KeyboardEvent, ReactNode } from 'react';
import type { AddressSuggestion, SuggestedAddress } from '#schemas/api/addresses.ts';
import { addressSuggestions as words } from '#schemas/messages/en/address-suggestions.ts';
import { useAddressSuggestions, useFindSuggested } from '#ui/api/addresses.ts';
import { newAttemptKey } from '#ui/stores/checkout-store.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { isComposing } from '#variants/listen-for-keys.ts';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { useActiveOption } from '#variants/use-active-option.ts';
import css from './address-line.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { usePause } from './use-pause.ts';

type FieldProps = Pick<
  ComponentProps<'input'>,
  | 'value'
  | 'role'
  | 'onChange'
  | 'onKeyDown'
  | 'onBlur'
  | `aria-${'autocomplete' | 'expanded' | 'controls' | 'activedescendant'}`
>;

type AddressLineProps = {
  /** Near which addresses come first, and whose delivery counts; null: none is suggested. */
  restaurantId: number | null;
  value: string;
  onType(text: string): void;
  onBlur?(): void;
  /**
   * An address was chosen; a part of it that nobody knows is empty. Whoever types on meanwhile means
   * what they write: it counts only while `line` still stands in the field.
   */
  onChoose(address: SuggestedAddress['address'], line: string): void;
  /** Draws the field itself, with its label. */
  children(field: FieldProps): ReactNode;
};

const leastLetters = 3;
/** So long after the last key (ms) what is typed is looked up. */
const pauseMs = 250;

/**
 * Suggestions below the first line of an address: arrow keys move through them while the focus stays
 * in the field, Enter or a press takes one, Escape closes (ARIA Authoring Practices, combobox with a
 * list). Whoever types on by hand, or lets the browser fill the form in, meets a plain field.
 */
export function AddressLine(props: AddressLineProps) {
  const { restaurantId, value, onType, onBlur, onChoose, children } = props;
  const { random } = useStores();
  const list = useId();
  const [session, setSession] = useState(() => newAttemptKey(random));
  /** What is looked for; null: nothing, for nobody types. */
  const [search, setSearch] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const text = usePause(search, pauseMs);
  const { suggestions, attribution } = useAddressSuggestions({ restaurantId, text, session });
  const find = useFindSuggested(restaurantId);
  const { active, restart, step, inputProps } = useActiveOption(list, suggestions.length, -1);
  const close = () => {
    setSearch(null);
    restart();
  };
  const choose = async ({ id, main }: AddressSuggestion) => {
    close();
    onType(main);
    setSaid(main);
    const found = await find(id, session);
    setSession(newAttemptKey(random));
    if (!found) return;
    onChoose(found.address, main);
    const { formattedAddress, suburb, postcode } = found.address;
    const filled = [formattedAddress, suburb, postcode].filter(Boolean).join(', ');
    // Whoever has typed on is told nothing of it.
    setSaid((before) => (before === main ? words.filled(filled) : before));
  };
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isLong = target.value.trim().length >= leastLetters;
    setSearch(isLong && isTyped(nativeEvent) ? target.value.trim() : null);
    setSaid('');
    restart();
    onType(target.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const suggestion = suggestions[active];
    if (isComposing(event) || step(event)) return;
    if (event.key === 'Enter' && suggestion) void choose(suggestion);
    else if (event.key === 'Escape' && suggestions.length > 0) close();
    else return;
    event.preventDefault();
  };

  return (
    <div className={css.box}>
      {children({
        ...inputProps,
        value,
        onChange,
        onKeyDown,
        onBlur: () => {
          close();
          onBlur?.();
        },
      })}
      <SuggestionList
        id={list}
        label={words.label}
        suggestions={suggestions}
        attribution={attribution}
        active={active}
        onChoose={choose}
      />
      <output>
        <VisuallyHidden>
          {suggestions.length > 0 ? words.found(suggestions.length) : said}
        </VisuallyHidden>
      </output>
    </div>
  );
}

/** By keys, and not by the browser's own filling in, which has the other parts too. */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent &&
  event.inputType !== '' &&
  event.inputType !== 'insertReplacementText';
