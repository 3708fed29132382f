import { useNavigate } from 'react-router-dom';
import { useEndPhoneOrder } from '#desk/api/phone-orders.ts';
import { useTab } from '#ui/api/tabs.ts';
import { useStaffOrders } from '#desk/api/staff-orders.ts';
import { paths } from '#ui/paths.ts';
import { useAccount, useRestaurant } from '#ui/stores/stores.tsx';
import { needsAnswer } from '../board/board-columns.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';
import css from './phone-order.module.css';

/**
 * Stands over the site while staff order for somebody on the telephone, or for the guests of a tab:
 * for whom this is, what waits at the desk meanwhile, and the way back.
 */
export function PhoneOrderBar() {
  const { deskPhoneOrder: words } = useDeskMessages();
  const restaurantId = useRestaurant((state) => state.selected?.restaurant.id ?? null);
  const { data: orders = [] } = useStaffOrders(restaurantId);
  const now = useMinute();
  const waiting = orders.filter((order) => needsAnswer(order, now)).length;
  const end = useEndPhoneOrder();
  const navigate = useNavigate();
  const tabId = useAccount(({ guestUser }) => guestUser?.tabId ?? null);
  const { data: tab } = useTab(tabId);
  const name =
    tabId === null ? words.name : tab ? words.forTable(tab.table, tab.area) : words.forTab;
  const back = tabId === null ? paths.desk : `${paths.deskPage('tables')}?tab=${tab?.id ?? tabId}`;
  return (
    <aside className={css.bar} aria-label={name}>
      <p className={css.note}>{name}</p>
      <output className={css.waiting}>{waiting > 0 && words.waiting(waiting)}</output>
      <button
        type="button"
        className={css.leave}
        onClick={() => {
          end();
          void navigate(back);
        }}
      >
        {tabId === null ? words.leave : words.leaveTab}
      </button>
    </aside>
  );
}
