import type { Cart } from '#schemas/api/cart.ts';
import { pointsField as words } from '#schemas/messages/en/points-field.ts';
import { isPhoneOrder } from '#ui/stores/account-store.ts';
import { useAccount, useCheckout } from '#ui/stores/stores.tsx';
import { useStepHref } from '../frame/checkout-progress.tsx';
import choice from '../frame/choice.module.css';
import { paths } from '#ui/paths.ts';
import css from './points-field.module.css';
import { RedeemPoints } from './redeem-points.tsx';

/**
 * How many loyalty points a user takes off the order (rule R76), and what it will earn; a guest reads
 * what they would earn. What they come to is the server's.
 */
export function PointsField({ cart }: { cart: Pick<Cart, 'loyalty' | 'currency'> }) {
  const isCaller = useAccount(isPhoneOrder);
  const chosen = useCheckout((state) => state.points);
  const update = useCheckout((state) => state.update);
  const { review } = useStepHref();
  const logInHref = `${paths.login}?${new URLSearchParams({ next: review })}`;
  const { loyalty, currency } = cart;
  // Who orders for somebody on the telephone has no say about their points.
  if (!loyalty || isCaller) return null;
  const { earns, balance } = loyalty;
  if (balance === null) {
    if (earns === 0) return null;
    return (
      <p className={css.line}>
        {words.guestEarns(earns)}{' '}
        <a className={css.link} href={logInHref}>
          {words.signIn}
        </a>
      </p>
    );
  }
  const earning = earns > 0 && <p className={css.line}>{words.earns(earns)}</p>;
  if (balance === 0) return earning;
  return (
    <fieldset id="points" className={choice.field}>
      <legend className={choice.legend}>{words.heading}</legend>
      <div className={css.parts}>
        <RedeemPoints
          loyalty={{ ...loyalty, balance }}
          currency={currency}
          chosen={chosen}
          onChoose={(points) => update({ points })}
        />
        {earning}
      </div>
    </fieldset>
  );
}
