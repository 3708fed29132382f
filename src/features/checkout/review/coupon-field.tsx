import { Button } from '@chakra-ui/react/button';
import { type FormEvent, useState } from 'react';
import type { Cart } from '#schemas/api/cart.ts';
import { focusWhenDrawn } from '#ui/elements/focus-when-drawn.ts';
import { useMessages } from '#ui/messages.tsx';
import { isLoggedIn } from '#ui/stores/account-store.ts';
import { useAccount, useCheckout } from '#ui/stores/stores.tsx';
import { CouponChip } from './coupon-chip.tsx';
import { EmailProof } from './email-proof.tsx';
import css from './coupon-field.module.css';
import { TextField } from '../frame/text-field.tsx';

type CouponFieldProps = {
  coupon: Cart['coupon'];
  dealsLeftOut: Cart['deals_left_out'];
  /** The server's sentence where the code does not count. */
  couponError: string | null;
  isRepricing: boolean;
};

/** Codes that will never count, whatever else is chosen: they are written anew. */
const hopeless = new Set(['unknown_coupon', 'coupon_expired', 'coupon_used_up']);

/**
 * A coupon code; the draft keeps it and the server prices with it (requirements, Foundations). A
 * code that does not count for now stays, with its reason, and counts again by itself (rule R44).
 */
export function CouponField(props: CouponFieldProps) {
  const { coupon, dealsLeftOut, couponError, isRepricing } = props;
  const { coupon: words } = useMessages().checkout;
  const code = useCheckout((state) => state.couponCode);
  const update = useCheckout((state) => state.update);
  const user = useAccount((state) => (isLoggedIn(state) ? state.user : null));
  const typedEmail = useCheckout((state) => state.guestDetails?.email ?? '');
  const email = (user?.email ?? typedEmail).trim();
  const [typed, setTyped] = useState(code ?? '');
  // The first answer to a code; a code that is known is priced anew without a word.
  const isChecking = code !== null && isRepricing && !isOf(coupon, code);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    update({ couponCode: wanted === '' ? null : wanted });
  };
  const remove = () => {
    setTyped('');
    update({ couponCode: null });
    // The chip goes, and focus must not go with it.
    focusWhenDrawn(() => document.getElementById('coupon-code'));
  };
  const refusal = coupon?.refusal ?? null;
  const isKept = coupon !== null && (refusal === null || !hopeless.has(refusal.code));
  if (code !== null && isKept && !isChecking) {
    const isUnproven = email !== '' && !isProven(coupon, email);
    return (
      <div>
        <CouponChip
          coupon={coupon}
          isUnproven={isUnproven}
          replaced={dealsLeftOut.flatMap(({ reason, message }) =>
            reason === 'code' ? message : [],
          )}
          onRemove={remove}
        />
        {isUnproven && (
          <EmailProof
            email={email}
            isUser={user !== null}
            // The form goes, and focus must not go with it.
            onConfirmed={() => focusWhenDrawn(() => document.getElementById('coupon'))}
          />
        )}
      </div>
    );
  }
  return (
    <form id="coupon" className={css.form} onSubmit={apply}>
      <TextField
        id="coupon-code"
        label={words.label}
        value={typed}
        error={code !== null && !isRepricing ? couponError : null}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={60}
        onChange={(event) => {
          setTyped(event.target.value);
          // The sentence belongs to the code that was sent, not to the one being written.
          if (code !== null) update({ couponCode: null });
        }}
      />
      <Button type="submit" variant="outline" disabled={typed.trim() === ''}>
        {isChecking ? words.applying : words.apply}
      </Button>
    </form>
  );
}

/** Whether the address of the order was confirmed, of a code that asks for it (rule R43). */
function isProven(
  { refusal, verified_emails: verified }: NonNullable<Cart['coupon']>,
  email: string,
) {
  if (refusal) return refusal.code !== 'coupon_needs_email';
  if (verified === undefined || verified.length === 0) return true;
  return verified.some((one) => plain(one) === plain(email));
}

/** An alias is read in the same mailbox. */
const plain = (address: string) => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

const isOf = (coupon: Cart['coupon'], code: string): boolean =>
  coupon?.code.toLocaleUpperCase() === code.trim().toLocaleUpperCase();
