import { useSearchParams } from 'react-router-dom';
import { useTableOverview } from '#desk/api/staff-tabs.ts';
import { paths } from '#ui/paths.ts';
import { Loaded } from '../form/loaded.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { OfOneRestaurant } from '../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { tableFilters } from './table-states.ts';
import { TablesView } from './tables-view.tsx';
import css from './tables.module.css';

/** The tables of a restaurant at the desk: their tabs, what is unpaid, and who asks for somebody. */
export function DeskTablesPage() {
  return <OfOneRestaurant Page={TablesOf} />;
}

function TablesOf({ id, name }: { id: number; name: string }) {
  const words = useDeskMessages().deskTabs;
  const [place, setPlace] = useSearchParams();
  const query = useTableOverview(id);
  const put = (key: string, value: string | null) =>
    setPlace(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('tab');
        if (value === null) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  const shown = place.get('show');
  const table = Number(place.get('table') ?? Number.NaN);
  // Whoever ordered for a tab comes back to it, at whichever table it is by now.
  const tabId = place.get('tab');
  return (
    <section className={css.page} aria-label={words.title}>
      <h2 className={css.heading}>{words.heading(name)}</h2>
      <Loaded query={query}>
        {(overview) =>
          overview.tables.length === 0 ? (
            <NoTables />
          ) : (
            <TablesView
              restaurantId={id}
              overview={overview}
              isStale={query.isError}
              filter={tableFilters.find((filter) => filter === shown) ?? 'all'}
              onFilter={(filter) => put('show', filter === 'all' ? null : filter)}
              openId={
                overview.tables.find(({ tab }) => tab && tab.id === tabId)?.id ??
                (Number.isInteger(table) ? table : null)
              }
              onOpen={(tableId) => put('table', tableId === null ? null : String(tableId))}
            />
          )
        }
      </Loaded>
    </section>
  );
}

function NoTables() {
  const { none: words } = useDeskMessages().deskTabs;
  const { member } = useDesk();
  const mayAdd = member.role !== 'staff';
  return (
    <div className={css.empty}>
      <p>{words.text}</p>
      {mayAdd ? (
        <a className={css.link} href={paths.deskPage('settings', 'tables')}>
          {words.link}
        </a>
      ) : (
        <p>{words.ask}</p>
      )}
    </div>
  );
}
