import { useState } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { useMessages } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useNow } from '#ui/page/use-now.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import css from './cancel-order.module.css';
import { useTimeAt } from './use-order-time.ts';

type CancelOrderProps = { order: Order; onCancelled(): void };

/** The way out while there is one, and how long there is (rule R73). */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const { cancel: words } = useMessages().order;
  const timeAt = useTimeAt();
  const present = useNow();
  const [isOpen, setOpen] = useState(false);
  // The dialog stays drawn while it leaves, though the order may be cancelled by then.
  const [isShown, setShown] = useState(false);
  const { may_cancel, cancel_until: until, time_zone, status } = order;
  const isOffered = may_cancel && (until === null || present < Date.parse(until));
  const open = () => {
    setOpen(true);
    setShown(true);
  };
  return (
    <>
      {isOffered && (
        <div className={css.cancel}>
          <ActionButton look="outline" onClick={open}>
            {words.button}
          </ActionButton>
          {status !== 'pending_payment' && (
            <p className={css.until}>
              {until === null ? words.untilAccepted : words.until(timeAt(until, time_zone))}
            </p>
          )}
        </div>
      )}
      {isShown && (
        <CancelDialog
          order={order}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onExited={() => {
            setShown(false);
            if (order.status === 'cancelled') onCancelled();
          }}
        />
      )}
    </>
  );
}
