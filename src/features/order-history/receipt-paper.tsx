import type { Order } from '#schemas/api/orders.ts';
import { enHistory } from '#schemas/messages/en-history.ts';
import { toMinor } from '#schemas/money.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { taxNumberText } from '#schemas/tax-number-text.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { isMissing, useOrder } from '#ui/api/orders.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import { Bill, billRows } from '../cart/index.ts';
import { CheckoutSkeleton } from '../checkout/frame/checkout-skeleton.tsx';
import { OrderRefunds } from '../checkout/order/order-refunds.tsx';
import { ReceiptLine } from '../checkout/order/receipt-line.tsx';
import css from './receipt-paper.module.css';
import { isTaxInvoice } from './is-tax-invoice.ts';

/** The receipt of an order by its id, to read and to print. */
export function ReceiptPage({ orderId }: { orderId: string }) {
  const history = enHistory.orderHistory;
  const words = history.paper;
  const business = useConfig(businessName);
  const { data: order, error, refetch } = useOrder(orderId);
  if (order) return <ReceiptPaper order={order} />;
  if (!error) return <CheckoutSkeleton label={words.loading} />;
  return isMissing(error) ? (
    <EmptyState title={words.missingTitle} text={words.missingText} letter={business}>
      <ButtonLink href={paths.orderHistory}>{words.back}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={history.failedTitle} text={history.failedText} letter={business}>
      <ActionButton onClick={() => void refetch()}>{history.tryAgain}</ActionButton>
    </EmptyState>
  );
}

/**
 * What a business gives for a sale: itself with its tax number, the day, what was sold at which
 * price, and the tax in it. Where the country has tax invoices it is one.
 */
function ReceiptPaper({ order }: { order: Order }) {
  const words = enHistory.orderHistory.paper;
  const { order: orderWords, cartContents } = useMessages();
  const { locale } = useStorefront();
  const { money, date, time } = useFormat();
  const business = useConfig(businessName);
  const { restaurant, customer, currency } = order;
  const placed = localDateTime(Date.parse(order.placed_at), order.time_zone);
  const isInvoice = isTaxInvoice(order, locale);
  const taxNumber = taxNumberText(restaurant.tax_number, {
    locale,
    names: orderWords.receipt.taxNumber,
  });
  return (
    <article className={css.paper} aria-labelledby="receipt-title">
      <div className={css.screen}>
        <ButtonLink look="outline" href={paths.orderHistory}>
          {words.back}
        </ButtonLink>
        <ActionButton onClick={() => window.print()}>{words.print}</ActionButton>
      </div>
      <h1 id="receipt-title">{isInvoice ? words.taxInvoice : words.receipt}</h1>
      <address className={css.seller}>
        <strong>{business}</strong>
        {restaurant.name !== business && <span>{restaurant.name}</span>}
        <span>
          <bdi>
            {restaurant.street_name}, {restaurant.city}
          </bdi>
        </span>
        {taxNumber !== null && <span>{taxNumber}</span>}
      </address>
      <dl className={css.facts}>
        <div>
          <dt>{words.date}</dt>
          <dd>
            {date(placed.date)} {placed.date.slice(0, 4)}
            {comma}
            {time(placed.time)}
          </dd>
        </div>
        <div>
          <dt>{words.order}</dt>
          <dd>{order.number}</dd>
        </div>
        <div>
          <dt>{words.customer}</dt>
          <dd>{customer.name}</dd>
        </div>
      </dl>
      {isUnfulfilled(order.status) && <p>{words.void}</p>}
      <ul className={css.lines}>
        {order.items.map((line) => (
          <ReceiptLine key={line.id} line={line} currency={currency} />
        ))}
      </ul>
      <Bill rows={billRows(order, cartContents)} />
      {isInvoice && order.tax_inclusive && (
        <p className={css.tax}>{words.gst(money(toMinor(order.tax_total, currency)))}</p>
      )}
      <OrderRefunds order={order} />
    </article>
  );
}
