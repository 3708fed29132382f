import { useId, useRef, useState } from 'react';
import type { RestaurantProduct } from '#schemas/api/menu.ts';
import { formatMoney } from '#schemas/money.ts';
import type { Offered } from '#schemas/rules/check-choices.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import type { CartLine } from '../../api/cart-changes.ts';
import { QuantityStepper } from '../cart/quantity-stepper.tsx';
import { ItemChoices } from './item-choices.tsx';
import { choicesOf, newDraft, noteLimit, quantityLimit } from './item-draft.ts';
import styles from './item-form.module.css';
import { priceItem } from './price-item.ts';
import { useChoiceProblems } from './use-choice-problems.ts';

type ItemFormProps = {
  offered: Offered & { product: RestaurantProduct };
  isSoldOut: boolean;
  isSending: boolean;
  onAdd(line: CartLine): void;
};

/** Choices, notes and quantity of a dish, with its price in sight all the while. */
export function ItemForm({ offered, isSoldOut, isSending, onAdd }: ItemFormProps) {
  const { messages, currency, locale } = useStorefront();
  const words = messages.menu;
  const notesId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => newDraft(offered));
  const choices = choicesOf(draft, offered);
  const { problemOf, showMissing } = useChoiceProblems(form, offered, choices);
  const price = formatMoney(
    priceItem(offered, choices, draft.quantity, currency),
    currency,
    locale,
  );

  const submit = () => {
    if (isSoldOut || isSending || showMissing()) return;
    onAdd({
      restaurant_product_id: offered.product.id,
      product_id: offered.product.product_id,
      is_half_and_half: 0,
      quantity: draft.quantity,
      notes: draft.notes,
      modifiers: [...choices.modifiers],
      configurations: [...choices.configurations],
    });
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ItemChoices offered={offered} draft={draft} problemOf={problemOf} onChange={setDraft} />
      <div className={styles.notes}>
        <label className={styles.label} htmlFor={notesId}>
          {words.notes}
        </label>
        <textarea
          id={notesId}
          className={styles.field}
          rows={2}
          maxLength={noteLimit}
          placeholder={words.notesExample}
          aria-describedby={`${notesId}-hint`}
          value={draft.notes}
          onChange={(event) => setDraft({ ...draft, notes: event.currentTarget.value })}
        />
        <p id={`${notesId}-hint`} className={styles.hint}>
          {words.notesLeft(noteLimit - draft.notes.length)}
        </p>
      </div>
      <div className={styles.foot}>
        <QuantityStepper
          size="large"
          value={draft.quantity}
          min={1}
          max={quantityLimit}
          label={words.quantity}
          fewerLabel={words.fewer(offered.product.products.name)}
          moreLabel={words.another(offered.product.products.name)}
          onChange={(quantity) => setDraft({ ...draft, quantity })}
        />
        <button type="submit" className={styles.add} aria-disabled={isSoldOut || isSending}>
          {isSoldOut ? words.soldOut : isSending ? words.adding : words.add(price)}
        </button>
        <VisuallyHidden>
          <output>{price}</output>
        </VisuallyHidden>
      </div>
    </form>
  );
}
