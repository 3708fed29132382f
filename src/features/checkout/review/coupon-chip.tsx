import { Button } from '@chakra-ui/react/button';
import type { Cart } from '#schemas/api/cart.ts';
import { emailProof as proof } from '#schemas/messages/en/email-proof.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import css from './coupon-field.module.css';

type CouponChipProps = {
  coupon: NonNullable<Cart['coupon']>;
  /** It waits for a proof of the address (rule R43), which is asked for below. */
  isUnproven: boolean;
  /** Sentences of the deals that it counts in place of (rule R42). */
  replaced: readonly string[];
  onRemove(): void;
};

/** A code that counts with what it saves, or one that waits with the reason why (rule R44). */
export function CouponChip({ coupon, isUnproven, replaced, onRemove }: CouponChipProps) {
  const { coupon: words } = useMessages().checkout;
  const { currency } = useStorefront();
  const { money } = useFormat();
  const { code, description, discount, saving = discount, refusal } = coupon;
  const isWaiting = refusal !== null || isUnproven;
  return (
    <div id="coupon" className={css.chip} tabIndex={-1} data-waiting={isWaiting || undefined}>
      <output className={css.words}>
        <span className={css.code}>{isWaiting ? words.waiting(code) : words.applied(code)}</span>
        {isUnproven ? (
          <span>{proof.reason}</span>
        ) : refusal ? (
          <>
            <span>{refusal.message}</span>
            <span className={css.quiet}>{words.waitingHint}</span>
          </>
        ) : (
          <>
            <span>{saving > 0 ? words.saves(money(toMinor(saving, currency))) : description}</span>
            {replaced.map((sentence) => (
              <span key={sentence} className={css.quiet}>
                {sentence}
              </span>
            ))}
          </>
        )}
      </output>
      <Button variant="ghost" aria-label={words.removeNamed(code)} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  );
}
