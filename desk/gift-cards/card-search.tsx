import { useId, useState } from 'react';
import { emailText } from '#schemas/fields/email-text.ts';
import { giftCodeLength, normaliseGiftCode } from '#schemas/rules/gift-cards/gift-code.ts';
import type { GiftCardSearch } from '#desk/api/staff-gift-cards.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './gift-cards.module.css';

const address = emailText();
const longestCode = 60;

type CardSearchProps = {
  onFind(search: GiftCardSearch): void;
  /** Something is searched for. */
  isFiltered: boolean;
};

/** One field for whatever somebody knows of a card. */
export function CardSearch({ onFind, isFiltered }: CardSearchProps) {
  const { deskGiftCards: words } = useDeskMessages();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  return (
    <search className={css.searching}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          const search = searchOf(typed);
          setIsWrong(search === null);
          if (search) onFind(search);
          else document.getElementById(`${id}-text`)?.focus();
        }}
      >
        <div className={css.field}>
          <label htmlFor={`${id}-text`}>{words.search}</label>
          <input
            id={`${id}-text`}
            className={css.input}
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={254}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-hint`}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsWrong(false);
            }}
          />
        </div>
        <ActionButton type="submit" look="outline">
          {words.find}
        </ActionButton>
        {isFiltered && (
          <ActionButton
            look="outline"
            onClick={() => {
              setTyped('');
              setIsWrong(false);
              onFind({});
            }}
          >
            {words.clear}
          </ActionButton>
        )}
        <p
          id={`${id}-hint`}
          className={isWrong ? css.trouble : css.muted}
          role={isWrong ? 'alert' : undefined}
        >
          {isWrong ? words.searchProblem : words.searchHint}
        </p>
      </form>
    </search>
  );
}

/** What was typed, as it is searched for; null: it is none of what a card is found by. */
export function searchOf(typed: string): GiftCardSearch | null {
  const text = typed.trim();
  if (text === '') return {};
  if (address.safeParse(text).success) return { email: text };
  if (normaliseGiftCode(text) !== null && text.length <= longestCode) return { code: text };
  const end = text.replace(/^[•*.\s-]+/, '');
  // A code is longer by far, and its end is as drawn.
  return end.length === lastFour && end.length < giftCodeLength ? { last_four: end } : null;
}

const lastFour = 4;
