import { useRef } from 'react';
import { formatMoney } from '#schemas/money.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { IndexedHalfSet, MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import { NotesField } from '../sheet/notes-field.tsx';
import { OrderFoot } from '../sheet/order-foot.tsx';
import styles from '../sheet/dish-form.module.css';
import type { LineReading } from '../../menu-model/read-line.ts';
import { useLineProblems } from '../sheet/use-line-problems.ts';
import { HalfPicker } from './half-picker.tsx';
import { withHalf, type HalvesDraft } from './halves-draft.ts';
import notice from './halves-form.module.css';
import { HalvesOptions } from './halves-options.tsx';
import { HalvesValues } from './halves-values.tsx';
import { leastPrice } from './least-price.ts';

type HalvesFormProps = {
  set: IndexedHalfSet;
  menu: MenuIndex;
  draft: HalvesDraft;
  line: CartLine;
  reading: LineReading;
  isSending: boolean;
  onChange(draft: HalvesDraft): void;
  onAdd(): void;
};

/** Halves, size, toppings and quantity, with the price in sight all the while. */
export function HalvesForm(props: HalvesFormProps) {
  const { set, menu, draft, line, reading, isSending, onChange, onAdd } = props;
  const { messages, currency, locale } = useStorefront();
  const { halves } = useDishMessages();
  const form = useRef<HTMLFormElement>(null);
  const { problemOf, showMissing } = useLineProblems(form, reading.problems, menu);
  const isHalf = draft.left === null || draft.right === null;
  const ofHalves = problemOf('') ?? problemOf('portions.0') ?? problemOf('portions.1');
  const shared = { draft, set, menu, problemOf, onChange };
  const unit = isHalf ? leastPrice(draft, set, menu) : reading.unit;
  const amount = formatMoney(draft.quantity * unit, currency, locale);
  const price = isHalf ? messages.home.menu.from(amount) : amount;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (set.isAvailable && !isSending && !showMissing()) onAdd();
      }}
    >
      <HalfPicker
        draft={draft}
        dishes={set.restaurantProductIds.flatMap((id) => menu.products.get(id) ?? [])}
        problem={ofHalves && isHalf ? halves.missing : ofHalves}
        onPick={(side, dish) => onChange(withHalf(draft, side, dish))}
      />
      {line.kind === 'plain' && draft.left && (
        <p className={notice.same}>{halves.same(draft.left.name)}</p>
      )}
      <HalvesValues {...shared} />
      <HalvesOptions {...shared} />
      <NotesField value={draft.notes} onChange={(notes) => onChange({ ...draft, notes })} />
      <OrderFoot
        name={set.name}
        quantity={draft.quantity}
        price={price}
        unavailable={set.isAvailable ? null : messages.menu.soldOut}
        isSending={isSending}
        onQuantity={(quantity) => onChange({ ...draft, quantity })}
      />
    </form>
  );
}
