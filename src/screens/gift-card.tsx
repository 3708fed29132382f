import { useParams } from 'react-router-dom';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { Balance } from '../features/gift-cards/balance.tsx';
import css from '../features/gift-cards/gift-cards.module.css';

/** /gift-cards/{code}: where a card's mail leads, to see what is on it. */
export function GiftCardScreen() {
  const { code = '' } = useParams();
  return (
    <section className={css.page}>
      <h1 className={css.title}>{words.balanceHeading}</h1>
      <Balance given={code} />
    </section>
  );
}
