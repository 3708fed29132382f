import type { OfferChoice, OfferChoices } from '#schemas/api/staff-offers.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useWeekdays } from '../form/hours/use-weekdays.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import type { OfferSpeech } from './describe-offer.ts';

const amount = /^\d{1,7}(?:\.\d{1,3})?$/;

const namesOf = (choices: readonly OfferChoice[], ids: readonly number[]): string[] =>
  choices.flatMap(({ name, at }) => (at.some(({ id }) => ids.includes(id)) ? [name] : []));

/** What an offer's values are written with, in the tenant's money and times. */
export function useOfferSpeech({ dishes, categories }: OfferChoices): OfferSpeech {
  const words = useDeskMessages().offerSentences;
  const format = useFormat();
  const { currency, locale } = useStorefront();
  const { restaurants } = useDesk();
  const weekdays = useWeekdays().map(({ name }) => name);
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return {
    words,
    money: (text) => {
      if (!amount.test(text.trim())) return null;
      try {
        return format.money(toMinor(text, currency));
      } catch (error) {
        // More decimals than the currency has: the form says so where it is saved.
        if (error instanceof RangeError) return null;
        throw error;
      }
    },
    moment: (local) => moment.format(new Date(`${local}Z`)),
    time: format.time,
    dishes: (ids) => namesOf(dishes, ids),
    categories: (ids) => namesOf(categories, ids),
    restaurants: (ids) => restaurants.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
    weekdays,
  };
}
