import { matchPath, useLocation } from 'react-router-dom';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { ChakraRoot } from '../chakra/chakra-root.tsx';
import { Balance } from '../features/gift-cards/balance.tsx';
import css from '../features/gift-cards/gift-cards.module.css';
import { paths } from '../paths.ts';

/** /gift-cards/{code}: where a card's mail leads, to see what is on it. */
export function GiftCardScreen() {
  const { pathname } = useLocation();
  const code = matchPath(paths.giftCard(':code'), pathname)?.params.code ?? '';
  return (
    <ChakraRoot>
      <section className={css.page}>
        <h1 className={css.title}>{words.balanceHeading}</h1>
        <Balance given={code} />
      </section>
    </ChakraRoot>
  );
}
