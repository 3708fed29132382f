import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { useCartView } from './use-cart-view.ts';

/** Tells screen readers what the cart has become (rule R96); its first state is not news. */
export function CartAnnouncer() {
  const { messages, currency, locale } = useStorefront();
  const { view } = useCartView();
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
  return (
    <VisuallyHidden>
      <output>{news}</output>
    </VisuallyHidden>
  );
}
