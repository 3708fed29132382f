import { useRef, type ReactNode } from 'react';
import { formatMoney } from '#schemas/money.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { MenuIndex, IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ItemChoices } from '../choices/item-choices.tsx';
import { NotesField } from '../sheet/notes-field.tsx';
import { OrderFoot } from '../sheet/order-foot.tsx';
import styles from '../sheet/dish-form.module.css';
import { dishPart } from '../../menu-model/dish-part.ts';
import type { LineReading } from '../../menu-model/read-line.ts';
import { useLineProblems } from '../sheet/use-line-problems.ts';

type ItemFormProps = {
  product: IndexedProduct;
  menu: MenuIndex;
  line: CartLine;
  reading: LineReading;
  isSending: boolean;
  /** At the end of what can be chosen. */
  suggestion: ReactNode;
  onChange(line: CartLine): void;
  onAdd(): void;
};

/** Choices, notes and quantity of a dish, with its price in sight all the while. */
export function ItemForm(props: ItemFormProps) {
  const { product, menu, line, reading, isSending, suggestion, onChange, onAdd } = props;
  const { messages, currency, locale } = useStorefront();
  const form = useRef<HTMLFormElement>(null);
  const { problemOf, showMissing } = useLineProblems(form, reading.problems, menu);
  const [part] = line.parts;
  const isSoldOut = !product.isAvailable;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSoldOut && !isSending && !showMissing()) onAdd();
      }}
    >
      {part && (
        <ItemChoices
          product={product}
          choices={part}
          path=""
          problemOf={problemOf}
          onChange={(choices) => onChange({ ...line, parts: [dishPart(product, choices)] })}
        />
      )}
      <NotesField value={line.notes} onChange={(notes) => onChange({ ...line, notes })} />
      {suggestion}
      <OrderFoot
        name={product.name}
        quantity={line.quantity}
        price={formatMoney(line.quantity * reading.unit, currency, locale)}
        unavailable={isSoldOut ? messages.menu.soldOut : null}
        isSending={isSending}
        onQuantity={(quantity) => onChange({ ...line, quantity })}
      />
    </form>
  );
}
