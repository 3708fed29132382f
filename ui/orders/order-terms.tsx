import type { Order } from '#schemas/api/orders.ts';
import { legalVersionHref } from '#schemas/legal-version-query.ts';
import { legalPage as words } from '#schemas/messages/en/legal-page.ts';
import { paths } from '#ui/paths.ts';
import css from './order-terms.module.css';

/** Leads to the terms and the refund policy as they were when the order was placed. */
export function OrderTerms({ order, target }: { order: Order; target?: '_blank' }) {
  const { legal_version: version } = order;
  if (version === undefined) return null;
  const props = target ? { target, rel: 'noopener' } : {};
  return (
    <p className={css.terms}>
      <a href={legalVersionHref(paths.terms, version)} {...props}>
        {words.ofOrder}
      </a>
      <a href={legalVersionHref(paths.refundPolicy, version)} {...props}>
        {words.refundsOfOrder}
      </a>
    </p>
  );
}
