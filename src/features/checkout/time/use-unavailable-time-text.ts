import { useFormat, useMessages } from '#ui/messages.tsx';
import type { GoneTime } from './chosen-time.ts';

/** Says why a chosen time cannot be had any more; null where it can. */
export function useUnavailableTimeText(gone: GoneTime | null): string | null {
  const { time: words } = useMessages().checkout;
  const format = useFormat();
  if (!gone) return null;
  return (gone.kind === 'full' ? words.filled : words.passed)(format.time(gone.time));
}
