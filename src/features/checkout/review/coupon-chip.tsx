import { Button } from '@chakra-ui/react/button';
import type { Cart } from '#schemas/api/cart.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat, useMessages } from '../../../messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import css from './coupon-field.module.css';

type CouponChipProps = { coupon: NonNullable<Cart['coupon']>; onRemove(): void };

/** A code that counts with what it saves, or one that waits with the reason why (rule R44). */
export function CouponChip({ coupon, onRemove }: CouponChipProps) {
  const { coupon: words } = useMessages().checkout;
  const { currency } = useStorefront();
  const { money } = useFormat();
  const { code, description, discount, refusal } = coupon;
  return (
    <div id="coupon" className={css.chip} data-waiting={refusal !== null || undefined}>
      <output className={css.words}>
        <span className={css.code}>{refusal ? words.waiting(code) : words.applied(code)}</span>
        {refusal ? (
          <>
            <span>{refusal.message}</span>
            <span className={css.quiet}>{words.waitingHint}</span>
          </>
        ) : (
          <span>
            {discount > 0 ? words.saves(money(toMinor(discount, currency))) : description}
          </span>
        )}
      </output>
      <Button variant="ghost" aria-label={words.removeNamed(code)} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  );
}
