import { telHref } from '#schemas/fields/tel-href.ts';
import { useState } from 'react';
import type { StaffCustomer } from '#schemas/api/staff-customers.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { useBlockCustomer, useCustomer } from '#desk/api/staff-customers.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useOrderLabels } from '../board/use-order-labels.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDialog } from '../people/use-dialog.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useDayOf } from '../shared/use-day-of.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';
import { BlockDialog } from './block-dialog.tsx';
import { CustomerFigures } from './customer-figures.tsx';
import css from './customers-page.module.css';

type OneCustomerProps = {
  /** Any order of theirs. */
  orderId: string;
  onBack(): void;
};

/** A customer with what they ordered last, and whether they may order online. */
export function OneCustomer({ orderId, onBack }: OneCustomerProps) {
  const { deskCustomers: words } = useDeskMessages();
  const { data, isError, error, refetch } = useCustomer(orderId);
  return (
    <>
      <ActionButton look="outline" onClick={onBack}>
        {words.back}
      </ActionButton>
      {data ? (
        <>
          <Profile orderId={orderId} customer={data.customer} />
          <h3 className={css.subtitle}>{words.lastOrders}</h3>
          <ul className={css.list}>
            {data.orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </>
      ) : isError ? (
        <div role="alert" className={css.problem}>
          <p>{failureSentence(error, words.failed)}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {words.again}
          </ActionButton>
        </div>
      ) : (
        <p className={css.muted} aria-busy="true">
          {words.loading}
        </p>
      )}
    </>
  );
}

function Profile({ orderId, customer }: { orderId: string; customer: StaffCustomer }) {
  const { deskCustomers: words } = useDeskMessages();
  const isOwner = useDesk().member.role === 'owner';
  const dayOf = useDayOf();
  const [done, setDone] = useState('');
  const { mutate, isPending, error } = useBlockCustomer(orderId);
  const blocking = useDialog<StaffCustomer>();
  const { block, phone_no: phone, email } = customer;
  const name = customer.name || words.nameless;
  const unblock = () => {
    if (!isPending) mutate(null, { onSuccess: () => setDone(words.isUnblocked(name)) });
  };
  return (
    <>
      <div className={css.profile}>
        <h2 className={css.heading}>{name}</h2>
        <div className={css.contact}>
          {phone && (
            <a className={css.link} href={telHref(phone)} aria-label={words.call(phone)}>
              {phone}
            </a>
          )}
          {email && (
            <a className={css.link} href={`mailto:${email}`} aria-label={words.mail(email)}>
              {email}
            </a>
          )}
        </div>
        <CustomerFigures customer={customer} />
        {block && (
          <div className={css.block}>
            <p className={css.name}>{words.blockedBy(block.by, dayOf(block.at))}</p>
            <p className={css.reason}>{block.reason}</p>
            <p>{words.blockedText}</p>
          </div>
        )}
        <output className={css.muted}>{done}</output>
        {error && (
          <p role="alert" className={css.trouble}>
            {failureSentence(error, words.notSaved)}
          </p>
        )}
        {isOwner &&
          (block ? (
            <ActionButton look="outline" aria-disabled={isPending} onClick={unblock}>
              {isPending ? words.unblocking : words.unblock}
            </ActionButton>
          ) : (
            <ActionButton look="outline" onClick={() => blocking.open(customer)}>
              {words.block}
            </ActionButton>
          ))}
      </div>
      {blocking.shown && (
        <BlockDialog
          orderId={orderId}
          customer={blocking.shown}
          onDone={() => setDone(words.isBlocked(name))}
          {...blocking.state}
        />
      )}
    </>
  );
}

function OrderRow({ order }: { order: StaffOrder }) {
  const { desk, deskCustomers: words } = useDeskMessages();
  const { clock, type, money } = useOrderLabels(order, useMinute());
  return (
    <li className={css.row}>
      <div className={css.who}>
        <p className={css.name}>
          {words.order(order.number)} · {clock(order.promised_at)}
        </p>
        <p>
          {desk.order.steps[order.status]} · {order.restaurant.name}
        </p>
        <p className={css.muted}>
          {type} · {money}
        </p>
      </div>
    </li>
  );
}
