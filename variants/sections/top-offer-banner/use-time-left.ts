import { useSyncExternalStore } from 'react';
import { hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import type { TopOfferBannerProps } from './props.ts';

const second = 1000;

/** In steps that one reads: minutes, and seconds in the last hour; 0 once it is over. */
const inSteps = (left: number): number => {
  if (left <= 0) return 0;
  const step = left > hourMs ? minuteMs : second;
  return Math.ceil(left / step) * step;
};

type Clock = Pick<TopOfferBannerProps, 'drawnAt' | 'now'>;

/**
 * Milliseconds until an instant, in the steps that are shown; null while the page stands as the
 * server drew it, and 0 there already where it was over by then.
 * @param drawnAt when that was (epoch ms).
 */
export function useTimeLeft(endsAt: number, { drawnAt, now }: Clock): number | null {
  return useSyncExternalStore(
    (onChange) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const left = endsAt - now();
        if (left <= 0 || left === Infinity) return;
        const step = left > hourMs ? minuteMs : second;
        // Just behind the next step; a phone that was suspended catches up when it resumes.
        timer = setTimeout(tick, (left % step) + 20);
      };
      const tick = () => {
        clearTimeout(timer);
        onChange();
        wait();
      };
      wait();
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    () => inSteps(endsAt - now()),
    () => (endsAt <= drawnAt ? 0 : null),
  );
}
