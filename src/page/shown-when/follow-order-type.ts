import type { Stores } from '#ui/stores/stores.tsx';

/**
 * Gives the style sheet the customer's order type, by which it leaves sections out
 * (src/screens/home.module.css); before the first paint a script has done the same.
 * @returns stops it
 */
export function followOrderType({ checkout }: Pick<Stores, 'checkout'>): () => void {
  const { dataset } = document.documentElement;
  const follow = () => {
    const { deliveryMethod } = checkout.getState();
    // The usual one needs no word, so that a page without scripts has it too.
    if (deliveryMethod === 'pickup') delete dataset.order;
    else dataset.order = deliveryMethod;
  };
  follow();
  return checkout.subscribe(follow);
}
