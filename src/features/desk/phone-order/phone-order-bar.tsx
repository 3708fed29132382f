import { useNavigate } from 'react-router-dom';
import { useEndPhoneOrder } from '#src/api/phone-orders.ts';
import { useStaffOrders } from '#src/api/staff-orders.ts';
import { paths } from '#src/paths.ts';
import { useRestaurant } from '#src/stores/stores.tsx';
import { needsAnswer } from '../board/board-columns.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';
import css from './phone-order.module.css';

/**
 * Stands over the site while staff order for somebody on the telephone: for whom this is, what
 * waits at the desk meanwhile, and the way back.
 */
export function PhoneOrderBar() {
  const { deskPhoneOrder: words } = useDeskMessages();
  const restaurantId = useRestaurant((state) => state.selected?.restaurant.id ?? null);
  const { data: orders = [] } = useStaffOrders(restaurantId);
  const now = useMinute();
  const waiting = orders.filter((order) => needsAnswer(order, now)).length;
  const end = useEndPhoneOrder();
  const navigate = useNavigate();
  return (
    <aside className={css.bar} aria-label={words.name}>
      <p className={css.note}>{words.name}</p>
      <output className={css.waiting}>{waiting > 0 && words.waiting(waiting)}</output>
      <button
        type="button"
        className={css.leave}
        onClick={() => {
          end();
          void navigate(paths.desk);
        }}
      >
        {words.leave}
      </button>
    </aside>
  );
}
