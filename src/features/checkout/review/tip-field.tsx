import type { Cart } from '#schemas/api/cart.ts';
import { toMinor } from '#schemas/money.ts';
import { useMessages } from '#ui/messages.tsx';
import { useCheckout } from '#ui/stores/stores.tsx';
import { TipChoice } from './tip-choice.tsx';

type TipFieldProps = {
  cart: Pick<Cart, 'tip_percents' | 'highest_tip' | 'bill' | 'currency'>;
  isRepricing: boolean;
};

/** The tip of the order that is being placed; what it comes to is the server's (rule R16). */
export function TipField({ cart, isRepricing }: TipFieldProps) {
  const { tip: words } = useMessages().checkout;
  const tip = useCheckout((state) => state.tip);
  const update = useCheckout((state) => state.update);
  const { currency } = cart;
  const given = cart.bill.find(({ kind }) => kind === 'tip')?.amount ?? 0;
  return (
    <TipChoice
      percents={cart.tip_percents}
      // It stays in the draft: the order is refused with it, and never goes on without a word.
      highest={toMinor(cart.highest_tip, currency)}
      currency={currency}
      tip={tip}
      given={isRepricing ? 0 : toMinor(given, currency)}
      base={words.base}
      onChange={(chosen) => update({ tip: chosen })}
    />
  );
}
