import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ChooseRestaurant } from '../shared/choose-restaurant.tsx';
import { useOneRestaurant } from '../shared/one-restaurant.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './past-orders-page.module.css';
import { PastOrders } from './past-orders.tsx';

/** Finds orders that have ended, however long ago: to call about one, or to give money back. */
export function PastOrdersPage() {
  const { deskPast: words } = useDeskMessages();
  const restaurantId = useOneRestaurant();
  const [search, setSearch] = useSearchParams();
  if (restaurantId === null) return <ChooseRestaurant />;
  // What is looked for stands in the address, so that it can be linked, and survives a reload.
  const asked = { text: search.get('text') ?? '', date: search.get('day') };
  const key = `${restaurantId} ${asked.text} ${asked.date}`;
  return (
    <section className={css.page} aria-label={words.title}>
      <SearchForm
        key={`form ${key}`}
        {...asked}
        onFind={(text, day) => setSearch({ ...(text && { text }), ...(day && { day }) })}
      />
      <PastOrders key={key} restaurantId={restaurantId} {...asked} />
    </section>
  );
}

type SearchFormProps = {
  text: string;
  date: string | null;
  onFind(text: string, day: string): void;
};

function SearchForm({ text, date, onFind }: SearchFormProps) {
  const { deskPast: words } = useDeskMessages();
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [day, setDay] = useState(date ?? '');
  return (
    <search>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onFind(typed.trim(), day);
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
        <div className={css.day}>
          <label htmlFor={`${id}-day`}>{words.day}</label>
          <input
            id={`${id}-day`}
            className={css.input}
            type="date"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
        <ActionButton type="submit">{words.find}</ActionButton>
        {(text !== '' || date !== null) && (
          <ActionButton look="outline" onClick={() => onFind('', '')}>
            {words.clear}
          </ActionButton>
        )}
      </form>
    </search>
  );
}
