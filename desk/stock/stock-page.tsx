import { ChooseRestaurant } from '../shared/choose-restaurant.tsx';
import { useState } from 'react';
import type { Stock } from '#schemas/api/staff-stock.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useStock } from '#desk/api/staff-kitchen.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useLocalClock } from '../shared/local-clock.ts';
import { useOneRestaurant } from '../shared/one-restaurant.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';
import { entriesOut, entryKey, searchSections, stockSections } from './stock-entries.ts';
import css from './stock-page.module.css';
import { OutRow } from './out-row.tsx';
import { StockRow } from './stock-row.tsx';
import { useStockActions } from './use-stock-actions.ts';

/** What the kitchen cannot make right now, and all that it could. */
export function StockPage() {
  const restaurantId = useOneRestaurant();
  if (restaurantId === null) return <ChooseRestaurant />;
  return <StockOf key={restaurantId} restaurantId={restaurantId} />;
}

function StockOf({ restaurantId }: { restaurantId: number }) {
  const words = useDeskMessages().deskStock;
  const query = useStock(restaurantId);
  const { data: stock, refetch } = query;
  if (stock) return <StockLists restaurantId={restaurantId} stock={stock} />;
  if (!hasFailed(query)) {
    return (
      <p className={css.wait} aria-busy="true">
        {words.loading}
      </p>
    );
  }
  return (
    <div className={css.wait} role="alert">
      <p>{words.failed}</p>
      <ActionButton look="outline" onClick={() => void refetch()}>
        {words.retry}
      </ActionButton>
    </div>
  );
}

function StockLists({ restaurantId, stock }: { restaurantId: number; stock: Stock }) {
  const words = useDeskMessages().deskStock;
  const now = useMinute();
  const clock = useLocalClock(stock.time_zone, now);
  const actions = useStockActions(restaurantId);
  const [term, setTerm] = useState('');
  /** The row whose choices are open. */
  const [open, setOpen] = useState<string | null>(null);
  const sections = stockSections(stock, words);
  const out = entriesOut(sections);
  const found = searchSections(sections, term);
  return (
    <div className={css.page}>
      <section aria-labelledby="stock-out" className={css.section}>
        <h2 id="stock-out" className={css.heading} tabIndex={-1}>
          {words.off.heading}
        </h2>
        {out.length === 0 && <p className={css.none}>{words.off.none}</p>}
        <ul className={css.out}>
          {out.map((entry) => (
            <OutRow key={entryKey(entry)} entry={entry} clock={clock} actions={actions} />
          ))}
        </ul>
      </section>
      <input
        type="search"
        className={css.search}
        aria-label={words.search}
        placeholder={words.search}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      <output className={css.none}>
        {found.length === 0 && (term === '' ? words.empty : words.nothingFound(term))}
      </output>
      {found.map(({ key, heading, entries }) => (
        <details key={`${key}-${term === ''}`} className={css.group} open={term !== ''}>
          <summary className={css.summary}>
            <h2 className={css.groupName}>{heading}</h2>
          </summary>
          <ul className={css.rows}>
            {entries.map((entry) => {
              const rowKey = `${key}-${entryKey(entry)}`;
              return (
                <StockRow
                  key={rowKey}
                  entry={entry}
                  stock={stock}
                  now={now}
                  clock={clock}
                  actions={actions}
                  isOpen={open === rowKey}
                  onToggle={() => setOpen(open === rowKey ? null : rowKey)}
                />
              );
            })}
          </ul>
        </details>
      ))}
    </div>
  );
}
