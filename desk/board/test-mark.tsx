import type { StaffOrder } from '#schemas/api/staff.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './test-mark.module.css';

/** Says of an order that the owner placed it to try the site; of any other one nothing. */
export function TestMark({ order }: { order: Pick<StaffOrder, 'is_test'> }) {
  const { desk } = useDeskMessages();
  return order.is_test ? <p className={css.mark}>{desk.order.test}</p> : null;
}
