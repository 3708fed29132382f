import { useState } from 'react';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { usePrinters, usePrintOrder } from '#desk/api/staff-printers.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './print-order.module.css';
import { TicketSheet } from './ticket-sheet.tsx';

/** An order's ticket on paper: by this device, and at the restaurant's own printers where it has any. */
export function PrintOrder({ order }: { order: StaffOrder }) {
  const { order: words } = useDeskMessages().deskPrinting;
  const [isPrinting, setPrinting] = useState(false);
  const { data: printers = [] } = usePrinters(order.restaurant.id);
  const { mutate, isPending, data, error } = usePrintOrder(order.id);
  const isThere = printers.some(({ order_types: types }) => types.includes(order.delivery_method));
  const send = () => {
    if (!isPending) mutate(crypto.randomUUID());
  };
  return (
    <div className={css.print}>
      <ActionButton look="outline" onClick={() => setPrinting(true)}>
        {words.print}
      </ActionButton>
      {isThere && (
        <ActionButton look="outline" aria-disabled={isPending} onClick={send}>
          {isPending ? words.sending : words.again}
        </ActionButton>
      )}
      <output className={css.note} data-failed={error !== null || undefined}>
        {error !== null ? words.failed : data ? words.sent(data.data.printers) : ''}
      </output>
      {isPrinting && <TicketSheet order={order} onDone={() => setPrinting(false)} />}
    </div>
  );
}
