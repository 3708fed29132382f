import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatMoney } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useIsHydrated } from '../item/use-is-hydrated.ts';
import styles from './cart-announcer.module.css';
import { useCartView } from './use-cart-view.ts';

/**
 * Tells screen readers what the cart has become (rule R96); its first state is not news. It stands
 * in the body itself: an open dialog hides everything else from them.
 */
export function CartAnnouncer() {
  const { messages, currency, locale } = useStorefront();
  const { view } = useCartView();
  const isHydrated = useIsHydrated();
  const words = messages.cart;
  const present = view
    ? view.count === 0
      ? words.announceEmpty
      : words.announce(view.count, formatMoney(view.total, currency, locale))
    : null;
  const known = useRef<string | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (present === null || present === known.current) return;
    if (known.current !== null) setNews(present);
    known.current = present;
  }, [present]);
  if (!isHydrated) return null;
  return createPortal(<output className={styles.heard}>{news}</output>, document.body);
}
