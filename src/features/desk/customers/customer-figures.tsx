import type { StaffCustomer } from '#schemas/api/staff-customers.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat } from '#src/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './customers-page.module.css';

/** How much somebody ordered, and when last. */
export function CustomerFigures({ customer }: { customer: StaffCustomer }) {
  const { deskCustomers: words } = useDeskMessages();
  const { currency } = useStorefront();
  const format = useFormat();
  return (
    <p className={css.muted}>
      {[
        words.orders(customer.orders),
        words.spent(format.money(toMinor(customer.spent, currency))),
        words.last(format.date(customer.last_order_at.slice(0, 10))),
      ].join(' · ')}
    </p>
  );
}
