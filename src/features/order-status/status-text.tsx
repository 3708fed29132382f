import { orderStatus as words } from '#schemas/messages/en/order-status.ts';
import { formatMoney, toMajor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { OnlineType, OrderStatusText, Wording } from './order-status-of.ts';
import styles from './order-status.module.css';
import { termsText } from './terms-text.ts';
import type { DeliveryTerms } from './use-delivery-terms.ts';

type StatusTextProps = {
  text: OrderStatusText;
  /** It is brought: what is known of the address. */
  delivery?: { terms: DeliveryTerms | null } | null;
  /** Where another type may be shown in its place. */
  type?: OnlineType | undefined;
};

/** What the line says of one order type; it is read out when it changes. */
export function StatusText({ text, delivery = null, type }: StatusTextProps) {
  const { currency, locale } = useStorefront();
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const whole = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const shortMoney = (minor: number) => {
    const major = toMajor(minor, currency);
    return Number.isInteger(major) ? whole.format(major) : money(minor);
  };
  const terms = delivery?.terms ? termsText(delivery.terms, { currency, money, shortMoney }) : null;
  // An address that is out of reach gets nothing in so many minutes.
  const ready = terms?.isRefused ? null : text.ready;
  const isBrief = terms !== null && !terms.isRefused && text.minutes !== null;
  return (
    <p className={styles.words} data-type={type} data-state={text.tone} aria-live="polite">
      <Said
        className={styles.doors}
        wording={isBrief || text.tone !== 'open' ? text.doors : both(text.doors.long)}
        isMinor={isBrief || text.tone === 'waiting'}
      />
      {ready && <Said wording={ready} />}
      {terms && (
        <span
          // While no order is taken a phone has room for why alone.
          className={isBrief || terms.isRefused ? styles.terms : `${styles.terms} ${styles.long}`}
          data-refused={terms.isRefused || undefined}
        >
          <Said wording={terms.fee} />
          {/* A space for those who hear or copy the line: the dot between the two is drawn. */}
          {terms.minimum && (
            <>
              {' '}
              <Said wording={terms.minimum} isWarning={terms.isShort} />
            </>
          )}
        </span>
      )}
      {delivery && !terms && text.minutes !== null && (
        <span className={`${styles.terms} ${styles.long}`}>{words.feeByAddress}</span>
      )}
    </p>
  );
}

const both = (text: string): Wording => ({ long: text, short: text });

type SaidProps = {
  wording: Wording;
  className?: string | undefined;
  /** Phones do without it. */
  isMinor?: boolean;
  isWarning?: boolean;
};

function Said({ wording: { long, short }, className, isMinor, isWarning }: SaidProps) {
  return (
    <span
      className={className ? `${styles.said} ${className}` : styles.said}
      data-minor={isMinor || undefined}
      data-warning={isWarning || undefined}
    >
      {long === short ? (
        long
      ) : (
        <>
          <span className={styles.long}>{long}</span>
          <span className={styles.short}>{short}</span>
        </>
      )}
    </span>
  );
}
