import { Button } from '@chakra-ui/react/button';
import { type FormEvent, useState } from 'react';
import { useCart } from '#src/api/cart.ts';
import { useMessages } from '#src/app/messages.tsx';
import { useCheckout } from '#src/stores/stores.tsx';
import css from './coupon-field.module.css';
import { TextField } from './text-field.tsx';

/** A coupon code; the draft keeps it and the server prices with it (decisions.md, Ground). */
export function CouponField() {
  const { coupon: words } = useMessages().checkout;
  const code = useCheckout((state) => state.couponCode);
  const update = useCheckout((state) => state.update);
  const { couponError, isFetching } = useCart();
  const [typed, setTyped] = useState(code ?? '');
  const isApplied = code !== null && couponError === null && !isFetching;

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    update({ couponCode: wanted === '' ? null : wanted });
  };
  const remove = () => {
    setTyped('');
    update({ couponCode: null });
  };

  if (isApplied) {
    return (
      <div className={css.applied}>
        <output>{words.applied(code)}</output>
        <Button variant="ghost" onClick={remove}>
          {words.remove}
        </Button>
      </div>
    );
  }
  return (
    <form id="coupon" className={css.form} onSubmit={apply}>
      <TextField
        id="coupon-code"
        label={words.label}
        value={typed}
        error={code !== null && !isFetching ? couponError : null}
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
        {code !== null && isFetching ? words.applying : words.apply}
      </Button>
    </form>
  );
}
