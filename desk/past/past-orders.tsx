import { useEffect, useRef, useState } from 'react';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { usePastOrders, type PastOrdersAsked } from '#desk/api/staff-past-orders.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { OrderDialog } from '../board/order-dialog.tsx';
import { TestMark } from '../board/test-mark.tsx';
import { useOrderLabels } from '../board/use-order-labels.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';
import css from './past-orders-page.module.css';

/** What was found, some at a time. */
export function PastOrders(asked: PastOrdersAsked) {
  const { deskPast: words } = useDeskMessages();
  const [after, setAfter] = useState<readonly (string | null)[]>([null]);
  const isAll = asked.text === '' && asked.date === null;
  return (
    <>
      <h2 className={css.heading}>{isAll ? words.newest : words.found}</h2>
      {after.map((id, index) => (
        <SomeOrders
          key={id}
          asked={asked}
          after={id}
          onMore={
            index === after.length - 1 ? (next) => setAfter((before) => [...before, next]) : null
          }
        />
      ))}
    </>
  );
}

type SomeOrdersProps = {
  asked: PastOrdersAsked;
  /** null: the newest. */
  after: string | null;
  /** null: those that follow are shown already. */
  onMore: ((after: string) => void) | null;
};

function SomeOrders({ asked, after, onMore }: SomeOrdersProps) {
  const { deskPast: words } = useDeskMessages();
  const query = usePastOrders(asked, after);
  const { data, refetch } = query;
  const isTrouble = hasFailed(query);
  const now = useMinute();
  const [openId, setOpenId] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isThere = data !== undefined;
  // The button that asked for them is gone, and the focus with it.
  useEffect(() => {
    if (isThere && after !== null && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [after, isThere]);
  const isAll = asked.text === '' && asked.date === null;
  const open = data?.orders.find(({ id }) => id === openId);
  const next = data?.next ?? null;
  return (
    <>
      {isTrouble && (
        <div role="alert" className={css.problem}>
          <p>{words.failed}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {words.again}
          </ActionButton>
        </div>
      )}
      {!isThere && !isTrouble && (
        <p className={css.wait} aria-busy="true">
          {words.loading}
        </p>
      )}
      <output className={css.wait}>
        {data?.orders.length === 0 && (isAll ? words.nothing : words.none)}
      </output>
      {data && data.orders.length > 0 && (
        <ul ref={list} className={css.orders} tabIndex={-1}>
          {data.orders.map((order) => (
            <PastOrder
              key={order.id}
              order={order}
              now={now}
              onDetails={() => {
                setOpenId(order.id);
                setIsOpen(true);
              }}
            />
          ))}
        </ul>
      )}
      {next !== null && onMore && (
        <ActionButton look="outline" onClick={() => onMore(next)}>
          {words.more}
        </ActionButton>
      )}
      {open && (
        <OrderDialog
          key={open.id}
          order={open}
          waiting={undefined}
          now={now}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onExited={() => setOpenId(null)}
        />
      )}
    </>
  );
}

type PastOrderProps = { order: StaffOrder; now: number; onDetails(): void };

function PastOrder({ order, now, onDetails }: PastOrderProps) {
  const { desk, deskPast: words } = useDeskMessages();
  const { clock, type, money } = useOrderLabels(order, now);
  const when = clock(order.promised_at);
  return (
    <li className={css.order}>
      <p className={css.number}>{order.number}</p>
      <div className={css.who}>
        <TestMark order={order} />
        <p className={css.when}>
          {when} · {desk.order.steps[order.status]}
        </p>
        <p>
          {order.customer.name} · {order.customer.phone_no}
        </p>
        <p className={css.money}>
          {type} · {money}
        </p>
      </div>
      <ActionButton
        look="outline"
        aria-label={words.detailsOf(order.number, when)}
        onClick={onDetails}
      >
        {desk.details}
      </ActionButton>
    </li>
  );
}
