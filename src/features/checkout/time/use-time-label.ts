import { useFormat, useMessages } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { nameDay } from './local-time.ts';

/** Says a local day and time as people do: 'today, 6:30 pm', 'Tuesday 24 November, 11:30 am'. */
export function useTimeLabel() {
  const { time: words } = useMessages().checkout;
  const { locale } = useStorefront();
  const format = useFormat();
  return (date: string, time: string, today: string): string =>
    words.dayAndTime(nameDay(date, today, locale, words.inSentence), format.time(time));
}
