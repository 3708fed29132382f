import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadsOwnDocument } from './own-document.ts';
import { stripeAppearance } from './stripe-appearance.ts';

type ElementOptions = {
  publishableKey: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Apple Pay and Google Pay stand beside the card, where the device has them. */
  takesWallets: boolean;
  /** Where the element is put. */
  place: RefObject<HTMLElement | null>;
  onType(): void;
};

export type StripeCardState = 'loading' | 'ready' | 'failed';

/** A network that swallows a request never says so. */
const patienceMs = 20_000;

/** Stripe's own element, which alone sees the card; its script is loaded here and nowhere else. */
export function useStripeElement({
  publishableKey,
  amount,
  currency,
  takesWallets,
  place,
  onType,
}: ElementOptions) {
  const [state, setState] = useState<StripeCardState>('loading');
  const card = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const latest = useRef({ amount, onType });
  useEffect(() => {
    latest.current = { amount, onType };
    card.current?.elements.update({ amount });
  }, [amount, onType]);

  useEffect(() => {
    if (loadsOwnDocument()) return;
    let isOver = false;
    const settle = (next: StripeCardState) => {
      clearTimeout(patience);
      if (!isOver) setState(next);
    };
    const patience = setTimeout(() => settle('failed'), patienceMs);
    const mount = async () => {
      const stripe = await loadStripe(publishableKey);
      const target = place.current;
      if (isOver) return;
      if (!stripe || !target) return settle('failed');
      const elements = stripe.elements({
        mode: 'payment',
        amount: latest.current.amount,
        currency: currency.toLowerCase(),
        allowedPaymentMethodTypes: ['card'],
        appearance: stripeAppearance(target),
      });
      card.current = { stripe, elements };
      const wallet = takesWallets ? 'auto' : 'never';
      const wallets = { applePay: wallet, googlePay: wallet } as const;
      const element = elements.create('payment', { layout: 'tabs', wallets });
      element.on('ready', () => settle('ready'));
      element.on('loaderror', () => settle('failed'));
      element.on('change', () => latest.current.onType());
      element.mount(target);
    };
    mount().catch(() => settle('failed'));
    return () => {
      isOver = true;
      clearTimeout(patience);
      card.current?.elements.getElement('payment')?.destroy();
      card.current = null;
      // No press counts until the next element is there.
      setState('loading');
    };
  }, [publishableKey, currency, takesWallets, place]);

  return { state, card };
}
