import { reservationHoldMs } from '#schemas/rules/reservation-hold.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { LegalCatalogue } from './legal-catalogue.ts';
import type { LegalDetails } from './legal-details.ts';
import type { LegalFormat } from './legal-format.ts';
import { textOf, type LegalPart } from './legal-part.ts';
import { contactLines, sellerOf } from './seller.ts';

type Written = { details: LegalDetails; words: LegalCatalogue; format: LegalFormat };

/** Rule R91. */
const tableHold = reservationHoldMs / minuteMs;

/** The terms of a business that has written none: what the program does with its settings. */
export function defaultTerms(written: Written): string {
  const { details, words, format } = written;
  const { terms } = words;
  const { orderTypes } = details;
  return textOf([
    { lines: [terms.intro(format.name(details.business), sellerOf(details, format))] },
    ordering(written),
    paying(written),
    {
      heading: terms.handover.heading,
      items: [
        terms.handover.times,
        orderTypes.pickup && terms.handover.pickup,
        orderTypes.delivery && terms.handover.delivery,
        orderTypes.dine_in && terms.handover.dine_in,
      ],
    },
    {
      heading: terms.cancelling.heading,
      lines: [
        `${terms.cancelling.until(format.minutes(details.cancelUntil))} ${terms.cancelling.refunds}`,
      ],
    },
    { heading: terms.allergies.heading, lines: [terms.allergies.text] },
    giftCards(written),
    points(written),
    reservations(written),
    { heading: terms.accounts.heading, lines: [terms.accounts.text] },
    { heading: terms.questions.heading, lines: contactLines(details, words, format) },
  ]);
}

function ordering({ details, words, format }: Written): LegalPart {
  const { ordering } = words.terms;
  const { unanswered, acceptance, card } = details;
  return {
    heading: ordering.heading,
    items: [
      ordering.placed,
      ordering[acceptance],
      unanswered !== null &&
        ordering.unanswered[unanswered.outcome](format.minutes(unanswered.minutes)),
      card !== null && ordering.held(format.minutes(details.hold)),
    ],
  };
}

const priceSentences = {
  included: 'pricesWithTax',
  added: 'pricesWithoutTax',
  none: 'pricesAlone',
} as const;

function paying({ details, words, format }: Written): LegalPart {
  const { paying } = words.terms;
  const { card, takesCash, noShowLimit } = details;
  const currency = format.currency();
  const isHeld = card !== null && details.acceptance !== 'byItself';
  return {
    heading: paying.heading,
    items: [
      paying[priceSentences[details.tax]](currency),
      card === 'stripe' && (takesCash ? paying.cashOrCard : paying.card)('Stripe'),
      card === 'sandbox' && words.privacy.stored.testCards,
      card !== 'stripe' && takesCash && paying.cash,
      isHeld && paying.cardHeld,
      details.serviceFee !== null && paying.serviceFee(format.percent(details.serviceFee)),
      details.takesTips && paying.tip,
      takesCash &&
        noShowLimit !== null &&
        paying.noShows(noShowLimit === 1 ? paying.oneOrder : paying.someOrders(noShowLimit)),
    ],
  };
}

function giftCards({ details, words, format }: Written): LegalPart | null {
  const { giftCards } = words.terms;
  if (details.giftCards === null) return null;
  const { months } = details.giftCards;
  const end = months === null ? giftCards.lasts : giftCards.expires(format.months(months));
  return { heading: giftCards.heading, lines: [`${giftCards.use} ${end}`] };
}

function points({ details, words, format }: Written): LegalPart | null {
  const { points } = words.terms;
  if (details.points === null) return null;
  const { earned, unit, value, months } = details.points;
  return {
    heading: points.heading,
    items: [
      points.earn(earned === 1 ? points.onePoint : points.somePoints(earned), format.money(unit)),
      points.redeem(format.money(value)),
      months === null ? points.last : points.expire(format.months(months)),
    ],
  };
}

function reservations({ details, words, format }: Written): LegalPart | null {
  const { reservations } = words.terms;
  if (details.reservations === null) return null;
  const { changeUntil } = details.reservations;
  const change =
    changeUntil.most === 0
      ? reservations.changeAnyTime
      : reservations.change(format.minutes(changeUntil));
  const held = reservations.held(format.minutes({ least: tableHold, most: tableHold }));
  return { heading: reservations.heading, lines: [`${held} ${change}`] };
}
