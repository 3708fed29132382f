import { useEffect, useRef, useState } from 'react';
import type { StaffCustomer } from '#schemas/api/staff-customers.ts';
import { useCustomers, type CustomersAsked } from '#desk/api/staff-customers.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { CustomerFigures } from './customer-figures.tsx';
import css from './customers-page.module.css';

type CustomerListProps = {
  asked: CustomersAsked;
  onOpen(orderId: string): void;
};

/** Who was found, some at a time. */
export function CustomerList({ asked, onOpen }: CustomerListProps) {
  const [after, setAfter] = useState<readonly (string | null)[]>([null]);
  return after.map((id, index) => (
    <SomeCustomers
      key={id}
      asked={asked}
      after={id}
      onOpen={onOpen}
      onMore={index === after.length - 1 ? (next) => setAfter((before) => [...before, next]) : null}
    />
  ));
}

type SomeCustomersProps = CustomerListProps & {
  /** null: the newest. */
  after: string | null;
  /** null: those that follow are shown already. */
  onMore: ((after: string) => void) | null;
};

function SomeCustomers({ asked, after, onOpen, onMore }: SomeCustomersProps) {
  const { deskCustomers: words } = useDeskMessages();
  const { data, isError, refetch } = useCustomers(asked, after);
  const list = useRef<HTMLUListElement>(null);
  const isThere = data !== undefined;
  // The button that asked for them is gone, and the focus with it.
  useEffect(() => {
    if (isThere && after !== null && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [after, isThere]);
  const next = data?.next ?? null;
  const empty =
    asked.text !== '' ? words.none : asked.isBlockedOnly ? words.noneBlocked : words.nothing;
  return (
    <>
      {isError && (
        <div role="alert" className={css.problem}>
          <p>{words.failed}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {words.again}
          </ActionButton>
        </div>
      )}
      {!isThere && !isError && (
        <p className={css.muted} aria-busy="true">
          {words.loading}
        </p>
      )}
      <output className={css.muted}>{data?.customers.length === 0 && empty}</output>
      {data && data.customers.length > 0 && (
        <ul ref={list} className={css.list} tabIndex={-1}>
          {data.customers.map((customer) => (
            <CustomerRow
              key={customer.order_id}
              customer={customer}
              onOpen={() => onOpen(customer.order_id)}
            />
          ))}
        </ul>
      )}
      {next !== null && onMore && (
        <ActionButton look="outline" onClick={() => onMore(next)}>
          {words.more}
        </ActionButton>
      )}
    </>
  );
}

function CustomerRow({ customer, onOpen }: { customer: StaffCustomer; onOpen(): void }) {
  const { deskCustomers: words } = useDeskMessages();
  const name = customer.name || words.nameless;
  return (
    <li className={css.row}>
      <div className={css.who}>
        <p className={css.name}>{name}</p>
        {customer.block && <p className={css.mark}>{words.blocked}</p>}
        <p>{[customer.phone_no, customer.email].filter(Boolean).join(' · ')}</p>
        <CustomerFigures customer={customer} />
      </div>
      <ActionButton look="outline" aria-label={words.detailsOf(name)} onClick={onOpen}>
        {words.details}
      </ActionButton>
    </li>
  );
}
