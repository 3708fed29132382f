import type { LegalCatalogue } from './legal-catalogue.ts';
import type { LegalDetails } from './legal-details.ts';
import type { LegalFormat } from './legal-format.ts';
import { textOf } from './legal-part.ts';
import { contactLines, sellerOf } from './seller.ts';

type Written = { details: LegalDetails; words: LegalCatalogue; format: LegalFormat };

/** The refund policy of a business that has written none (rules R59, R71 to R73, R77, R78). */
export function defaultRefundPolicy({ details, words, format }: Written): string {
  const { intro, cancelled, wrong, how, giftCards, questions } = words.refunds;
  const hasGiftCards = details.giftCards !== null;
  return textOf([
    { lines: [intro(sellerOf(details, format))] },
    {
      heading: cancelled.heading,
      items: [
        cancelled.byYou(format.minutes(details.cancelUntil)),
        cancelled.byUs,
        details.card !== null && cancelled.late,
      ],
    },
    {
      heading: wrong.heading,
      lines: [`${details.hasPhones ? wrong.call : wrong.tell} ${wrong.refund}`],
    },
    {
      heading: how.heading,
      items: [
        details.card !== null && how.card,
        details.takesCash && how.cash,
        hasGiftCards && how.giftCard,
        details.points !== null && how.points,
      ],
    },
    { heading: giftCards.heading, lines: [hasGiftCards && giftCards.text] },
    { heading: questions.heading, lines: contactLines(details, words, format) },
  ]);
}
