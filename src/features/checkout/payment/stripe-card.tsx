import { Button } from '@chakra-ui/react/button';
import { useEffect, useRef, type FormEvent } from 'react';
import { useMessages } from '../../../messages.tsx';
import { stepHref } from '../frame/checkout-progress.tsx';
import { paths } from '#src/paths.ts';
import { Skeleton } from '#variants/primitives/skeleton.tsx';
import css from './stripe-card.module.css';
import type { ConfirmCard } from './use-payment.ts';
import { useStripeElement } from './use-stripe-element.ts';

type StripeCardProps = {
  /** Id of the form: the button stands outside it. */
  id: string;
  publishableKey: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** What the bank said of the card, in words. */
  declined: string | null;
  onPay(confirm: ConfirmCard): void;
  onType(): void;
  onReady(isReady: boolean): void;
  /** Loads it anew. */
  onAgain(): void;
};

/** Our server knows better how a payment stands than an element that was asked too late. */
const overCode = 'payment_intent_unexpected_state';

/** The card at Stripe: its number goes from their frame to them, and never through us. */
export function StripeCard(props: StripeCardProps) {
  const { id, declined, onPay, onReady, onAgain, ...options } = props;
  const { payment: words, problems } = useMessages().checkout;
  const place = useRef<HTMLDivElement>(null);
  const { state, card } = useStripeElement({ ...options, place });
  const isReady = state === 'ready';
  useEffect(() => {
    onReady(isReady);
  }, [isReady, onReady]);

  const confirm: ConfirmCard = async ({ client_secret, capture_method }, due) => {
    if (!card.current) return words.stripe.failedHeading;
    const { stripe, elements } = card.current;
    // Exactly as the intent was made, or Stripe refuses to confirm it.
    elements.update({ amount: due, captureMethod: capture_method });
    const checked = await elements.submit();
    if (checked.error) return checked.error.message ?? words.bankRefused;
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret: client_secret,
      confirmParams: { return_url: `${window.location.origin}${paths.checkoutPayment}` },
      redirect: 'if_required',
    });
    if (!error || error.code === overCode) return null;
    return error.message ?? words.bankRefused;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // What is missing is said by the element itself, under its fields.
    const checked = await card.current?.elements.submit();
    if (checked && !checked.error) onPay(confirm);
  };

  return (
    <form id={id} className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {declined !== null && (
        <p role="alert" className={css.declined}>
          {declined}
        </p>
      )}
      {state === 'failed' ? (
        <div role="alert" className={css.failed}>
          <h2 className={css.heading}>{words.stripe.failedHeading}</h2>
          <p>{words.stripe.failed}</p>
          <div className={css.ways}>
            <Button variant="outline" onClick={onAgain}>
              {words.again}
            </Button>
            <a className={css.other} href={stepHref.review}>
              {problems.mend.payment}
            </a>
          </div>
        </div>
      ) : (
        <>
          {state === 'loading' && (
            <output aria-label={words.stripe.loading} className={css.loading}>
              <Skeleton height="3.5rem" />
              <Skeleton height="3.5rem" />
            </output>
          )}
          <div ref={place} className={isReady ? css.element : css.hidden} />
          <p className={css.note}>{words.stripe.note}</p>
        </>
      )}
    </form>
  );
}
