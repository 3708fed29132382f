import { instantOf } from '#schemas/rules/time/instant-of.ts';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import styles from './countdown.module.css';
import { DismissButton } from './dismiss-button.tsx';
import { OfferText } from './offer-text.tsx';
import type { TopOfferBannerProps } from './props.ts';
import { formatEnd, formatTimeLeft } from './format-time-left.ts';
import { useTimeLeft } from './use-time-left.ts';

/** The offer with the time that is left of it, by the restaurant's clock. */
export function Countdown({ config, timeZone, drawnAt, now, onDismiss }: TopOfferBannerProps) {
  const { messages, locale } = useStorefront();
  const { banner } = messages.home;
  const { endsAt: end, endedText } = config.byVariant.countdown;
  const endsAt = end === '' ? Infinity : instantOf(end, timeZone);
  const left = useTimeLeft(endsAt, { drawnAt, now });
  const isOver = left === 0;
  // Over before the page was drawn, it never was there; over since then, it does not jump away.
  const after = endedText || (endsAt > drawnAt ? banner.ended : '');
  const text = isOver ? after : config.topOfferBannerText;
  if (!text) return null;
  return (
    <aside className={styles.bar} aria-label={banner.label}>
      <p className={styles.words}>
        <span className={styles.text}>
          <OfferText link={isOver ? '' : config.link}>{text}</OfferText>
        </span>
        {!isOver && end !== '' && (
          <Clock until={banner.until(formatEnd(endsAt, locale, timeZone))}>
            {left === null ? null : banner.left(formatTimeLeft(left, locale))}
          </Clock>
        )}
      </p>
      <DismissButton onDismiss={onDismiss} />
    </aside>
  );
}

/**
 * The end, and over it the time left once the browser's clock is known: in one place, so that
 * nothing moves. Screen readers hear the end, which does not change.
 */
function Clock({ until, children }: { until: string; children: string | null }) {
  return (
    <>
      <VisuallyHidden>{until}</VisuallyHidden>
      <span className={styles.clock} data-running={children !== null || undefined} aria-hidden>
        <span className={styles.until}>{until}</span>
        {children !== null && <span className={styles.left}>{children}</span>}
      </span>
    </>
  );
}
