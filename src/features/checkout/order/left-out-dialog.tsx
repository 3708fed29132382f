import type { ReplyOf } from '#schemas/api/contract.ts';
import type { Order } from '#schemas/api/orders.ts';
import { useMessages } from '../../../messages.tsx';
import { Modal } from '#src/chakra/modal.tsx';
import { paths } from '#src/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import css from './reorder-button.module.css';

export type Reordered = ReplyOf<'reorder'>;

type LeftOutDialogProps = {
  order: Order;
  leftOut: Reordered['left_out'];
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
  onCart(): void;
};

/** What could not be ordered again, each with its reason. */
export function LeftOutDialog({ order, leftOut, onCart, ...dialog }: LeftOutDialogProps) {
  const { again: words, toMenu } = useMessages().order;
  const added = order.items.length - leftOut.length;
  // The same dish may have stood on two lines; one reason is enough.
  const reasons = new Map(leftOut.map((one) => [`${one.name}: ${one.message}`, one]));
  return (
    <Modal
      {...dialog}
      title={added > 0 ? words.someTitle : words.noneTitle}
      text={added > 0 ? words.someText(added) : words.noneText}
      closeLabel={words.close}
      footer={
        added > 0 ? (
          <ActionButton onClick={onCart}>{words.cart}</ActionButton>
        ) : (
          <ButtonLink href={paths.menu}>{toMenu}</ButtonLink>
        )
      }
    >
      <ul className={css.list} aria-label={words.leftOut}>
        {[...reasons].map(([key, { name, message }]) => (
          <li key={key}>
            <strong>{name}</strong>
            <span className={css.why}>{message}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
