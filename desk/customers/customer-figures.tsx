import type { StaffCustomer } from '#schemas/api/staff-customers.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDayOf } from '../shared/use-day-of.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './customers-page.module.css';

/** How much somebody ordered, and when last. */
export function CustomerFigures({ customer }: { customer: StaffCustomer }) {
  const { deskCustomers: words } = useDeskMessages();
  const { currency } = useStorefront();
  const format = useFormat();
  const dayOf = useDayOf();
  return (
    <p className={css.muted}>
      {[
        words.orders(customer.orders),
        words.spent(format.money(toMinor(customer.spent, currency))),
        words.last(dayOf(customer.last_order_at)),
      ].join(' · ')}
    </p>
  );
}
