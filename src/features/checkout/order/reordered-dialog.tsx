import type { ReplyOf } from '#schemas/api/contract.ts';
import type { Order } from '#schemas/api/orders.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import css from './reorder-button.module.css';

export type Reordered = ReplyOf<'reorder'>;

export type ReorderedDialogProps = {
  order: Order;
  reordered: Reordered;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
  onCart(): void;
};

/** What could not be ordered again, each with its reason, and what costs something else now. */
export function ReorderedDialog({ order, reordered, onCart, ...dialog }: ReorderedDialogProps) {
  const { again: words, toMenu } = useMessages().order;
  const { money } = useFormat();
  const { left_out: leftOut, repriced } = reordered;
  const added = order.items.length - leftOut.length;
  const price = (major: number) => money(toMinor(major, order.currency));
  const reasons = leftOut.map(({ name, message }) => ({ name, message }));
  const prices = repriced.map(({ name, was, now }) => ({
    name,
    message: words.price(price(was), price(now)),
  }));
  return (
    <Modal
      {...dialog}
      {...titleOf({ added, leftOut: leftOut.length }, words)}
      closeLabel={words.close}
      footer={
        added > 0 ? (
          <ActionButton onClick={onCart}>{words.cart}</ActionButton>
        ) : (
          <ButtonLink href={paths.menu}>{toMenu}</ButtonLink>
        )
      }
    >
      <div className={css.lists}>
        {reasons.length > 0 && <Reasons label={words.leftOut} list={reasons} />}
        {reasons.length > 0 && prices.length > 0 && (
          <p className={css.also}>{words.alsoRepriced}</p>
        )}
        {prices.length > 0 && <Reasons label={words.repriced} list={prices} />}
      </div>
    </Modal>
  );
}

type Words = ReturnType<typeof useMessages>['order']['again'];

function titleOf({ added, leftOut }: { added: number; leftOut: number }, words: Words) {
  if (added === 0) return { title: words.noneTitle, text: words.noneText };
  return leftOut > 0
    ? { title: words.someTitle, text: words.someText(added) }
    : { title: words.repricedTitle, text: words.repricedText(added) };
}

type Reason = { name: string; message: string };

function Reasons({ label, list }: { label: string; list: readonly Reason[] }) {
  // The same dish may have stood on two lines; one reason is enough.
  const reasons = new Map(list.map((one) => [`${one.name}: ${one.message}`, one]));
  return (
    <ul className={css.list} aria-label={label}>
      {[...reasons].map(([key, { name, message }]) => (
        <li key={key}>
          <strong>{name}</strong>
          <span className={css.why}>{message}</span>
        </li>
      ))}
    </ul>
  );
}
