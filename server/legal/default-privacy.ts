import type { LegalCatalogue } from './legal-catalogue.ts';
import type { LegalDetails } from './legal-details.ts';
import type { LegalFormat } from './legal-format.ts';
import { textOf } from './legal-part.ts';
import { contactLines, sellerOf } from './seller.ts';

type Written = { details: LegalDetails; words: LegalCatalogue; format: LegalFormat };

/** The privacy page of a business that has written none. */
export function defaultPrivacy({ details, words, format }: Written): string {
  const { stored, kept, browser, others, rights, intro } = words.privacy;
  const { card, orderTypes, providers, addressService, mapService } = details;
  const isStripe = card === 'stripe';
  return textOf([
    { lines: [intro(sellerOf(details, format))] },
    {
      heading: stored.heading,
      items: [
        stored.visit,
        stored.order,
        orderTypes.dine_in && stored.table,
        details.takesCash && stored.uncollected,
        stored.blocked,
        orderTypes.delivery && stored.delivery,
        isStripe && stored.card('Stripe'),
        card === 'sandbox' && stored.testCards,
        stored.account,
        details.points !== null && stored.points,
        details.reservations !== null && stored.reservation,
        details.giftCards !== null && stored.giftCard,
        stored.message,
        details.offersNewsletter && stored.newsletter,
        stored.visits,
        stored.network,
      ],
    },
    {
      heading: kept.heading,
      items: [
        kept.orders,
        details.giftCards !== null && kept.giftCards,
        details.reservations !== null && kept.reservations,
        kept.account,
        kept.backups,
      ],
    },
    {
      heading: browser.heading,
      lines: [browser.noConsent],
      items: [browser.storage, browser.offline, browser.cookies],
    },
    {
      heading: others.heading,
      items: [
        isStripe && others.card('Stripe'),
        addressService !== null && others.addresses(addressService),
        orderTypes.delivery && mapService !== null && others.places(mapService),
        providers.length > 0 && others.signIn(format.list(providers.map(format.name))),
        details.sendsTexts ? others.mailsAndTexts : others.mails,
        details.hasOtherSystems && others.systems,
        others.host,
        others.nobody,
      ],
    },
    {
      heading: rights.heading,
      lines: [
        `${rights.copy} ${rights.ask} ${rights.complain}`,
        ...contactLines(details, words, format),
      ],
    },
  ]);
}
