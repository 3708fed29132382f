import X from 'lucide-react/icons/x';
import { useRef, type KeyboardEvent } from 'react';
import { focusWhenDrawn } from '#ui/elements/focus-when-drawn.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './postcode-chips.module.css';

type PostcodeChipsProps = {
  postcodes: readonly string[];
  /** Not of the country's form. */
  isOdd(postcode: string): boolean;
  onRemove(postcode: string): void;
  /** The last one was removed, and the focus has to go elsewhere. */
  onEmpty(): void;
};

/** The postcodes of a zone, each a button that removes it; Delete and Backspace do so too. */
export function PostcodeChips({ postcodes, isOdd, onRemove, onEmpty }: PostcodeChipsProps) {
  const words = useDeskMessages().deskDelivery.zones;
  const list = useRef<HTMLUListElement>(null);
  if (postcodes.length === 0) return null;
  const remove = (postcode: string, index: number) => {
    onRemove(postcode);
    if (postcodes.length === 1) return onEmpty();
    const next = Math.min(index, postcodes.length - 2);
    focusWhenDrawn(() => list.current?.querySelectorAll('button')[next] ?? null);
  };
  const press = (event: KeyboardEvent, postcode: string, index: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(postcode, index);
  };
  return (
    <ul ref={list} className={css.chips} aria-label={words.postcodesList}>
      {postcodes.map((postcode, index) => (
        <li key={postcode}>
          <button
            type="button"
            className={css.chip}
            data-odd={isOdd(postcode) || undefined}
            aria-label={words.removePostcode(postcode)}
            onClick={() => remove(postcode, index)}
            onKeyDown={(event) => press(event, postcode, index)}
          >
            {postcode}
            <X aria-hidden="true" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
