import { useState } from 'react';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useMenuHistory } from '#desk/api/staff-menu-history.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { ChangedSinceDialog } from './history/changed-since-dialog.tsx';
import type { DescribeContext } from './history/describe-change.ts';
import { HistoryEntry } from './history/history-entry.tsx';
import { RestoreDialog } from './history/restore-dialog.tsx';
import { useTakeBack } from './history/use-take-back.ts';
import css from './menu.module.css';

type MenuHistoryProps = {
  restaurantId: number;
  edited: EditedMenu;
  /** Only what is about one entry, such as `dishes/12`: then it can be made again as it was. */
  of?: string | undefined;
  /** Only what one person did. */
  personId?: string | undefined;
};

/** What was changed of a menu, by whom, and the ways back. */
export function MenuHistory({ restaurantId, edited, of, personId }: MenuHistoryProps) {
  const words = useDeskMessages().deskMenuHistory;
  const { locale } = useStorefront();
  const query = useMenuHistory(restaurantId, { key: of, personId });
  const { data, refetch } = query;
  const taking = useTakeBack(restaurantId);
  const { currency } = edited;
  const context: DescribeContext = {
    edited,
    words,
    money: (amount) => formatMoney(toMinor(amount, currency), currency, locale),
  };
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  /** How many of the newest changes of the dish are to be as if they had not been. */
  const [restored, setRestored] = useState<number | null>(null);
  // What a person did is not all that was done to a dish.
  const dishKey = personId === undefined && of?.startsWith('dishes/') ? of.slice(7) : null;
  const isFiltered = of !== undefined || personId !== undefined;
  return (
    <section className={css.section} aria-labelledby="menu-history">
      <h3 id="menu-history" className={css.heading}>
        {words.heading}
      </h3>
      {data && (
        <>
          <ul className={css.rows}>
            {entries.map((entry, place) => (
              <HistoryEntry
                key={entry.id}
                restaurantId={restaurantId}
                entry={entry}
                context={context}
                isBusy={taking.isPending}
                isFiltered={of !== undefined}
                onTakeBack={() => taking.takeBack(entry)}
                {...(dishKey !== null && { onRestore: () => setRestored(place + 1) })}
              />
            ))}
          </ul>
          <output className={css.none}>
            {entries.length === 0 && (isFiltered ? words.noneFound : words.none)}
          </output>
          {query.hasNextPage && (
            <ActionButton
              look="outline"
              aria-disabled={query.isFetchingNextPage}
              onClick={() => !query.isFetchingNextPage && void query.fetchNextPage()}
            >
              {query.isFetchingNextPage ? words.loading : words.more}
            </ActionButton>
          )}
        </>
      )}
      {!data && !hasFailed(query) && <p aria-busy="true">{words.loading}</p>}
      {(hasFailed(query) || query.isFetchNextPageError) && (
        <div role="alert" className={css.trouble}>
          <p>{words.failed}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {words.again}
          </ActionButton>
        </div>
      )}
      {taking.asked && (
        <ChangedSinceDialog
          asked={taking.asked}
          context={{ ...context, names: namesIn(entries) }}
          isPending={taking.isPending}
          onRest={(change) => taking.takeBack(change, true)}
          onLeave={taking.leave}
        />
      )}
      {restored !== null && dishKey !== null && (
        <RestoreDialog
          restaurantId={restaurantId}
          edited={edited}
          dishKey={dishKey}
          entries={entries.slice(0, restored)}
          context={context}
          onClose={() => setRestored(null)}
        />
      )}
    </section>
  );
}

const namesIn = (entries: readonly { names: Record<string, string> }[]): Record<string, string> =>
  Object.fromEntries(entries.flatMap(({ names }) => Object.entries(names)));
