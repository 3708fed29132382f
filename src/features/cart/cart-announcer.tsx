import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cartAnnouncements as words } from '#schemas/messages/en/cart-announcements.ts';
import { useCartKey } from '#ui/api/cart-key.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import styles from './cart-announcer.module.css';
import { useCartSummary } from './use-cart-summary.ts';

/**
 * Announces what the cart has become (rule R96), but not its first state. It stands
 * in the body itself: an open dialog hides everything else from them.
 */
export function CartAnnouncer() {
  const glance = useCartSummary();
  const isHydrated = useIsHydrated();
  const isNobodys = useCartKey().query === null;
  // A price of before or a guess is not announced: what comes of it is, once.
  const present =
    glance && !glance.isRepricing
      ? glance.count === 0
        ? words.empty
        : words.changed(glance.count, glance.total)
      : null;
  const known = useRef<string | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    // The first dish is news to whoever had no cart before it.
    if (isNobodys && isHydrated) known.current ??= words.empty;
  }, [isNobodys, isHydrated]);
  useEffect(() => {
    if (present === null || present === known.current) return;
    if (known.current !== null) setNews(present);
    known.current = present;
  }, [present]);
  if (!isHydrated) return null;
  return createPortal(<output className={styles.visuallyHidden}>{news}</output>, document.body);
}
