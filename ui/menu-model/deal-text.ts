import type { OfferMessages } from '#schemas/messages/en-offers.ts';
import { formatMoney } from '#schemas/money.ts';
import type { IndexedDeal } from '#schemas/rules/menu/menu-index.ts';

type Speech = { offerWords: OfferMessages['offers']; currency: string; locale: string };

/** What a deal does, in so few words that a badge takes them: 'Buy 2, get 1 free'. */
export function dealText({ effect, components }: IndexedDeal, speech: Speech): string {
  const { offerWords: words, currency, locale } = speech;
  const count = (role: 'buy' | 'get') =>
    components.reduce((sum, one) => sum + (one.role === role ? one.quantity : 0), 0);
  if (effect.kind === 'bundle') return words.bundle(formatMoney(effect.price, currency, locale));
  if (effect.kind === 'percent') return words.percentOff(effect.percent);
  return effect.percent === 100
    ? words.buyGetFree(count('buy'), count('get'))
    : words.buyGetLess(count('buy'), count('get'), effect.percent);
}
