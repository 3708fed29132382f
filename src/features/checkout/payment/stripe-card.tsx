import { Button } from '@chakra-ui/react/button';
import type { StripeError } from '@stripe/stripe-js';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMessages } from '#ui/messages.tsx';
import { basename } from '#ui/paths.ts';
import { useStepHref } from '../frame/checkout-progress.tsx';
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
  takesWallets: boolean;
  /** The page that a bank leads back to. */
  returnPath: string;
  /** What the bank said of the card, in words. */
  declined: string | null;
  onPay(confirm: ConfirmCard): void;
  onType(): void;
  onReady(isReady: boolean): void;
  /** Loads it anew. */
  onAgain(): void;
};

/** What opens a sheet of its own. */
const wallets: ReadonlySet<string | undefined> = new Set(['apple_pay', 'google_pay']);

/** Our server knows better how a payment stands than an element that was asked too late. */
const overCode = 'payment_intent_unexpected_state';

/** The card at Stripe: its number goes from their frame to them, and never through us. */
export function StripeCard(props: StripeCardProps) {
  const { id, declined, onPay, onReady, onAgain, ...options } = props;
  const { onType, returnPath } = options;
  const returnUrl = () => window.location.origin + basename + returnPath;
  const { payment: words, problems } = useMessages().checkout;
  const place = useRef<HTMLDivElement>(null);
  const { state, card } = useStripeElement({ ...options, place });
  const isReady = state === 'ready';
  const [isTaking, setTaking] = useState(false);
  const [notTaken, setNotTaken] = useState<string | null>(null);
  useEffect(() => {
    onReady(isReady);
  }, [isReady, onReady]);

  const confirmCard: ConfirmCard = async ({ client_secret, capture_method }, due) => {
    if (!card.current) return words.stripe.failedHeading;
    const { stripe, elements } = card.current;
    // Exactly as the intent was made, or Stripe refuses to confirm it.
    elements.update({ amount: due, captureMethod: capture_method });
    const checked = await elements.submit();
    if (checked.error) return checked.error.message ?? words.bankRefused;
    return answerOf(
      await stripe.confirmPayment({
        elements,
        clientSecret: client_secret,
        confirmParams: { return_url: returnUrl() },
        redirect: 'if_required',
      }),
    );
  };
  /** With what a wallet gave before the order was placed: asked again, it would open once more. */
  const confirmWallet =
    (token: string): ConfirmCard =>
    async ({ client_secret }) => {
      if (!card.current) return words.stripe.failedHeading;
      return answerOf(
        await card.current.stripe.confirmPayment({
          clientSecret: client_secret,
          confirmParams: { confirmation_token: token, return_url: returnUrl() },
          redirect: 'if_required',
        }),
      );
    };
  const answerOf = ({ error }: { error?: StripeError | undefined }) =>
    !error || error.code === overCode ? null : (error.message ?? words.bankRefused);
  const stepHref = useStepHref();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isTaking) return;
    onType();
    if (!card.current) return setNotTaken(words.stripe.notTaken);
    const { stripe, elements } = card.current;
    setTaking(true);
    setNotTaken(null);
    try {
      // Within the press, or the browser opens no sheet. What is missing of a card is said by the
      // element itself, under its fields.
      const checked = await elements.submit();
      if (checked.error) return setNotTaken(sentenceOf(checked.error));
      if (!wallets.has(checked.selectedPaymentMethod)) return onPay(confirmCard);
      const made = await stripe.createConfirmationToken({ elements });
      if (made.error) return setNotTaken(sentenceOf(made.error));
      onPay(confirmWallet(made.confirmationToken.id));
    } catch (failure) {
      // Stripe was not reached, or its element is broken.
      console.error('The card was not taken', failure);
      setNotTaken(words.stripe.notTaken);
    } finally {
      setTaking(false);
    }
  };
  /** null: the element says it itself. A sheet that was closed is no fault of anybody's. */
  const sentenceOf = ({ type, message }: StripeError): string | null => {
    if (type === 'validation_error') return null;
    return type === 'card_error' ? (message ?? words.bankRefused) : words.stripe.notTaken;
  };

  return (
    <form id={id} className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {(notTaken ?? declined) !== null && (
        <p role="alert" className={css.declined}>
          {notTaken ?? declined}
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
