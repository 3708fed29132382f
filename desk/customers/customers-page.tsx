import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { CustomerList } from './customer-list.tsx';
import css from './customers-page.module.css';
import { OneCustomer } from './one-customer.tsx';

/** Finds customers by what they left with their orders, and says who may not order online. */
export function CustomersPage() {
  const { deskCustomers: words } = useDeskMessages();
  const [search, setSearch] = useSearchParams();
  // What is looked for and who is open stand in the address: they survive a reload, and Back works.
  const asked = { text: search.get('text') ?? '', isBlockedOnly: search.has('blocked') };
  const openId = search.get('customer');
  const page = useRef<HTMLElement>(null);
  const openBefore = useRef(openId);
  // What was pressed is gone with what it opened or closed, and the focus with it.
  useEffect(() => {
    if (openBefore.current === openId) return;
    openBefore.current = openId;
    page.current?.focus();
  }, [openId]);
  const put = (text: string, isBlockedOnly: boolean, customer: string | null = null) =>
    setSearch({
      ...(text && { text }),
      ...(isBlockedOnly && { blocked: '1' }),
      ...(customer !== null && { customer }),
    });
  const key = `${asked.text} ${asked.isBlockedOnly}`;
  return (
    <section ref={page} className={css.page} aria-label={words.title} tabIndex={-1}>
      {openId === null ? (
        <>
          <SearchForm key={`form ${key}`} {...asked} onFind={put} />
          <CustomerList
            key={key}
            asked={asked}
            onOpen={(orderId) => put(asked.text, asked.isBlockedOnly, orderId)}
          />
        </>
      ) : (
        <OneCustomer
          key={openId}
          orderId={openId}
          onBack={() => put(asked.text, asked.isBlockedOnly)}
        />
      )}
    </section>
  );
}

type SearchFormProps = {
  text: string;
  isBlockedOnly: boolean;
  onFind(text: string, isBlockedOnly: boolean): void;
};

function SearchForm({ text, isBlockedOnly, onFind }: SearchFormProps) {
  const { deskCustomers: words } = useDeskMessages();
  const id = useId();
  const [typed, setTyped] = useState(text);
  return (
    <search>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onFind(typed.trim(), isBlockedOnly);
        }}
      >
        <div className={css.field}>
          <label htmlFor={`${id}-text`}>{words.text}</label>
          <input
            id={`${id}-text`}
            className={css.input}
            type="search"
            autoComplete="off"
            maxLength={80}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <ActionButton type="submit">{words.find}</ActionButton>
        {(text !== '' || isBlockedOnly) && (
          <ActionButton look="outline" onClick={() => onFind('', false)}>
            {words.clear}
          </ActionButton>
        )}
        <label className={css.option}>
          <input
            type="checkbox"
            checked={isBlockedOnly}
            onChange={({ target }) => onFind(typed.trim(), target.checked)}
          />
          {words.blockedOnly}
        </label>
      </form>
    </search>
  );
}
