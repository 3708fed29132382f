import { telHref } from '#schemas/fields/tel-href.ts';
import { useState } from 'react';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { toMinor } from '#schemas/money.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { isHeldBack } from '../queue/apply-actions.ts';
import { useActionQueue } from '../queue/desk-queue.ts';
import { PendingLine } from '../queue/pending-line.tsx';
import type { QueuedAction } from '../queue/queued-action.ts';
import { ChangeItems } from '../change-items/change-items.tsx';
import { ChangeTip } from './change-tip.tsx';
import { ChangeTime } from './change-time.tsx';
import { EndOrder } from './end-order.tsx';
import css from './order-dialog.module.css';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { Bill } from '#ui/orders/bill.tsx';
import { billRows } from '#ui/orders/bill-view.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { handoverLines } from '#ui/orders/handover-lines.ts';
import { OrderTerms } from '#ui/orders/order-terms.tsx';
import { DisputeList } from '../disputes/dispute-list.tsx';
import { PrintOrder } from '../printing/print-order.tsx';
import { RefundForm } from '../refunds/refund-form.tsx';
import { RefundList } from '../refunds/refund-list.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { TestMark } from './test-mark.tsx';
import { useOrderLabels } from './use-order-labels.ts';

type OrderDialogProps = {
  order: StaffOrder;
  /** What was done about it and is still to be sent. */
  waiting: readonly QueuedAction[] | undefined;
  /** Epoch ms. */
  now: number;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** Everything about an order: whom to call, another time, ending it, its ticket on paper. */
export function OrderDialog(props: OrderDialogProps) {
  const { order, waiting = [], now, isOpen, onClose, onExited } = props;
  const { desk: words, deskChanges, deskRefunds, deskTips } = useDeskMessages();
  const format = useFormat();
  const { member, restaurants, restaurantId } = useDesk();
  const place = restaurantId === null && restaurants.length > 1 ? order.restaurant.name : null;
  const { order: own } = words;
  const {
    order: { delivery },
    cartContents,
  } = useMessages();
  const labels = useOrderLabels(order, now);
  const [doing, setDoing] = useState<'items' | 'time' | 'end' | 'refund' | 'tip' | null>(null);
  const { customer, shipping_details: address, refundable } = order;
  const mayRefund = refundable !== null && refundable.left > 0;
  // Where there never was one, none is asked for.
  const mayChangeTip = order.tip_limit !== null && (order.tip > 0 || isCardRoom(order));
  const isOver = isOrderOver(order.status);
  const isPlaced = order.status === 'placed';
  // Once it is packed nothing of it can be another thing.
  const isChangeable =
    !order.is_test && (order.status === 'accepted' || order.status === 'preparing');
  const queue = useActionQueue();
  const isMade = order.status === 'ready' || order.status === 'out_for_delivery';
  const leaveUncollected = () => {
    queue.add(order, { to: 'completed', not_collected: true });
    onClose();
  };
  const isHeld = waiting.some(({ call }) => isHeldBack(call, order));
  return (
    <Modal
      isOpen={isOpen}
      title={own.heading(order.number)}
      text={[place, labels.type, labels.day, labels.time, labels.due].filter(Boolean).join(' · ')}
      closeLabel={own.close}
      onClose={onClose}
      onExited={onExited}
      footer={
        doing === null &&
        !isHeld &&
        (!isOver || mayRefund) && (
          <>
            {!isOver && (
              <>
                {isChangeable && (
                  <ActionButton look="outline" onClick={() => setDoing('items')}>
                    {deskChanges.button}
                  </ActionButton>
                )}
                <ActionButton look="outline" onClick={() => setDoing('time')}>
                  {own.changeTime}
                </ActionButton>
                <ActionButton look="outline" onClick={() => setDoing('end')}>
                  {isPlaced ? own.reject : own.cancel}
                </ActionButton>
                {isMade && (
                  <ActionButton look="outline" onClick={leaveUncollected}>
                    {own.notCollected}
                  </ActionButton>
                )}
              </>
            )}
            {mayChangeTip && (
              <ActionButton look="outline" onClick={() => setDoing('tip')}>
                {deskTips.button}
              </ActionButton>
            )}
            {mayRefund && (
              <ActionButton look="outline" onClick={() => setDoing('refund')}>
                {deskRefunds.button}
              </ActionButton>
            )}
          </>
        )
      }
    >
      {doing === 'items' && (
        <ChangeItems
          order={order}
          role={member.role}
          onDone={() => setDoing(null)}
          onBack={() => setDoing(null)}
        />
      )}
      {doing === 'time' && (
        <ChangeTime order={order} now={now} onDone={onClose} onBack={() => setDoing(null)} />
      )}
      {doing === 'end' && <EndOrder order={order} onDone={onClose} onBack={() => setDoing(null)} />}
      {doing === 'tip' && (
        <ChangeTip order={order} onDone={() => setDoing(null)} onBack={() => setDoing(null)} />
      )}
      {doing === 'refund' && refundable && (
        <RefundForm
          order={order}
          refundable={refundable}
          role={member.role}
          onDone={() => setDoing(null)}
          onBack={() => setDoing(null)}
        />
      )}
      {doing === null && (
        <div className={css.body}>
          <TestMark order={order} />
          <PendingLine waiting={waiting} />
          <section>
            <h3 className={css.label}>{own.customer}</h3>
            <p>{customer.name}</p>
            <a className={css.phone} href={telHref(customer.phone_no)}>
              {own.call(customer.phone_no)}
            </a>
          </section>
          {address && (
            <section>
              <h3 className={css.label}>{own.where}</h3>
              <p>{address.formattedAddress}</p>
              <p>
                {address.suburb}, {address.city} {address.postcode}
              </p>
              {handoverLines(address, delivery).map((line) => (
                <p key={line} className={css.handover}>
                  {line}
                </p>
              ))}
            </section>
          )}
          <section>
            <h3 className={css.label}>{own.lines}</h3>
            <OrderLines lines={order.items} currency={order.currency} />
          </section>
          {order.special_instructions !== '' && (
            <section>
              <h3 className={css.label}>{own.note}</h3>
              <p>{words.note(order.special_instructions)}</p>
            </section>
          )}
          <section>
            <h3 className={css.label}>{own.bill}</h3>
            <Bill rows={billRows(order, cartContents)} />
            <p className={css.money} data-collect={labels.isToCollect || undefined}>
              {labels.money}
            </p>
          </section>
          {order.tip > 0 && (
            <p>
              {deskTips.line(format.money(toMinor(order.tip, order.currency)))}{' '}
              {order.tip_fixed && deskTips.fixed[order.tip_fixed]}
            </p>
          )}
          <DisputeList order={order} now={now} />
          <section>
            <h3 className={css.label}>{own.history}</h3>
            <OrderHistory order={order} now={now} />
          </section>
          <OrderTerms order={order} target="_blank" />
          <PrintOrder order={order} />
          <RefundList order={order} />
        </div>
      )}
    </Modal>
  );
}

/** The bank holds more than is to be charged: the tip was lowered. */
const isCardRoom = ({ payment_method: method, tip_limit: limit }: StaffOrder): boolean =>
  method === 'card' && limit !== null && limit > 0;
