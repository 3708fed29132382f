import Utensils from 'lucide-react/icons/utensils';
import { useEffect, useId, useState } from 'react';
import { dineIn as words } from '#schemas/messages/en/dine-in.ts';
import { lazyPart } from '#variants/lazy-part.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { paths } from '#ui/paths.ts';
import { isPhoneOrder } from '#ui/stores/account-store.ts';
import { useAccount, useCheckout, useRestaurant, useStores } from '#ui/stores/stores.tsx';
import styles from './table-strip.module.css';
import { useScannedTable } from './use-scanned-table.ts';

/** Orders of a whole table: for those who sit at one, after the menu. */
const tableTab = lazyPart(
  'src/features/dine-in/tab/table-tab.tsx',
  async () => (await import('./tab/table-tab.tsx')).TableTab,
);

/** Above the menu of a table: which table it is, or how to tell. */
export function TableStrip() {
  const id = useId();
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <div className={styles.inner}>
        <Utensils aria-hidden="true" className={styles.icon} size={22} strokeWidth={1.75} />
        <div className={styles.words}>
          <h2 id={id} className={styles.hidden}>
            {words.heading}
          </h2>
          <Table />
        </div>
      </div>
    </section>
  );
}

function Table() {
  const own = useScannedTable();
  const { checkout } = useStores();
  const token = useCheckout(({ tableId }) => tableId);
  // Whose table it is was said when they began to order for it.
  const isByStaff = useAccount(isPhoneOrder);
  const takesOrders = useRestaurant(
    ({ selected }) => selected?.restaurant.order_types.includes('dine_in') ?? true,
  );
  switch (own.kind) {
    case 'loading':
      return <p className={styles.quiet}>{words.loading}</p>;
    case 'failed':
      return (
        <div role="alert" className={styles.line}>
          <p>
            {words.failedHeading}. {words.failed}
          </p>
          <ActionButton look="outline" onClick={own.again}>
            {words.again}
          </ActionButton>
        </div>
      );
    case 'unknown':
      return <p role="alert">{words.unknown}</p>;
    case 'none':
      return <NoTable />;
    case 'known':
      return (
        <>
          <div className={styles.line}>
            <p className={styles.name}>{words.name(own.table.name, own.table.area)}</p>
            {!isByStaff && (
              <details className={styles.other}>
                <summary className={styles.summary}>{words.notYours}</summary>
                <p>{words.notYoursText}</p>
                <p className={styles.ways}>
                  <button
                    type="button"
                    className={styles.link}
                    onClick={() => checkout.getState().update({ tableId: null, tableSeenAt: null })}
                  >
                    {words.forget}
                  </button>
                  <a className={styles.link} href={paths.menu}>
                    {words.takeAway}
                  </a>
                </p>
              </details>
            )}
          </div>
          {!takesOrders && <p role="alert">{words.notOffered}</p>}
          {takesOrders && own.table.refusal !== null && <p role="alert">{own.table.refusal}</p>}
          {token !== null && <Together token={token} table={own.table} />}
        </>
      );
  }
}

type TogetherProps = { token: string; table: { name: string; area: string } };

/** Its place is kept until it is there; where it does not come the menu stays as it is. */
function Together(props: TogetherProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void tableTab.preload().then(
      () => setThere(true),
      () => undefined,
    );
  }, []);
  return <div className={styles.together}>{isThere && <tableTab.Component {...props} />}</div>;
}

/** The menu can be read all the same, once it is known whose. */
function NoTable() {
  const { restaurant } = useStores();
  const hasChosen = useRestaurant(({ selected }) => selected !== null);
  const { restaurants } = useRestaurants();
  return (
    <div className={styles.line}>
      <p>{words.scan}</p>
      {!hasChosen && restaurants.length > 1 && (
        <ActionButton look="outline" onClick={() => restaurant.getState().setPicking(true)}>
          {words.choose}
        </ActionButton>
      )}
    </div>
  );
}
