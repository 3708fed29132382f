import { useCallback } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { giftCardCodeAt, storeGiftCardCode } from '#ui/api/gift-card-code.ts';
import { ChakraRoot } from '../chakra/chakra-root.tsx';
import { Balance } from '../features/gift-cards/balance.tsx';
import css from '../features/gift-cards/gift-cards.module.css';
import { useKeyInAddress } from '../page/use-key-in-address.ts';
import { paths } from '#ui/paths.ts';
import { useStores } from '#ui/stores/stores.tsx';

/** /gift-cards/card: where a card's mail leads with the code in the fragment, to see what is on it. */
export function GiftCardScreen() {
  const { tenantId } = useStores();
  const { pathname } = useLocation();
  const segment = matchPath(paths.giftCard(':code'), pathname)?.params.code ?? '';
  const isReading = useKeyInAddress(
    useCallback((code) => storeGiftCardCode(tenantId, code), [tenantId]),
  );
  const code = isReading ? '' : giftCardCodeAt(tenantId, segment);
  return (
    <ChakraRoot>
      <section className={css.page}>
        <h1 className={css.title}>{words.balanceHeading}</h1>
        {/* Typed in a form of its own: the code of a link comes once the page is drawn. */}
        <Balance key={code} given={code} />
      </section>
    </ChakraRoot>
  );
}
