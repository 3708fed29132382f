import { takesCards } from '#src/page/takes-cards.ts';

/**
 * The policy that lets Stripe's script in comes with the payment screen's own document
 * (server/security/content-security-policy.ts). Whoever moved here within the app still has
 * another page's document, so the screen is loaded anew, once; the draft is kept.
 * @returns whether that is happening now.
 */
export function loadsOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || takesCards(new URL(entry.name).pathname)) return false;
  window.location.reload();
  return true;
}
