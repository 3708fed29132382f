import { lazy, Suspense, useEffect, useState } from 'react';
import { CheckoutSkeleton } from '../frame/checkout-skeleton.tsx';
import { useMessages } from '#ui/messages.tsx';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { CardForm } from './card-form.tsx';
import type { Source } from './place-and-pay.ts';
import type { ConfirmCard } from './use-payment.ts';

/** Comes, with Stripe's script, only where the tenant takes cards by Stripe. */
const StripeCard = lazy(async () => ({ default: (await import('./stripe-card.tsx')).StripeCard }));

/** What it hands over, for whoever pays by it. */
export type { Source as CardPartSource, ConfirmCard };

type CardPartProps = {
  id: string;
  /** Minor units. */
  amount: number;
  /** The page that a bank leads back to; else where the order is paid. */
  returnPath?: string;
  declined: string | null;
  onPay(options: { source: Source; confirmCard?: ConfirmCard }): void;
  onType(): void;
  /** Whether a card can be written now. */
  onReady(isReady: boolean): void;
};

/** Where the card is written: Stripe's element, or in a demo the sandbox's form. */
export function CardPart({ amount, returnPath, onPay, onReady, ...form }: CardPartProps) {
  const { payment: words } = useMessages().checkout;
  const { payment: ownPath } = useOrderPaths();
  const { gateways, publishable_key, wallets } = useConfig(({ paymentConfig }) => paymentConfig);
  const { currency } = useStorefront();
  const [tries, setTries] = useState(0);
  const isStripe = gateways.includes('stripe') && publishable_key !== null;
  useEffect(() => {
    if (!isStripe) onReady(true);
  }, [isStripe, onReady]);
  if (!isStripe) {
    return <CardForm {...form} onPay={(card) => onPay({ source: { gateway: 'sandbox', card } })} />;
  }
  return (
    <Suspense fallback={<CheckoutSkeleton label={words.stripe.loading} />}>
      <StripeCard
        {...form}
        key={tries}
        onAgain={() => setTries(tries + 1)}
        publishableKey={publishable_key}
        amount={amount}
        returnPath={returnPath ?? ownPath}
        currency={currency}
        takesWallets={wallets}
        onReady={onReady}
        onPay={(confirmCard) => onPay({ source: { gateway: 'stripe' }, confirmCard })}
      />
    </Suspense>
  );
}
