/** In ms: a date is of a whole second, and its reply takes a while to come. */
const tolerance = 5000;

/** Dispatched on the window once the clock was found wrong and set. */
export const clockSet = 'clockset';

/**
 * The present as the server has it (decision 127): the device's clock, corrected by what replies are
 * dated with, for days and opening hours are the restaurant's whatever a device believes.
 * @param drawnAt when the server drew the page; it cannot be earlier now, and may be much later
 */
export function createServerClock(drawnAt: string) {
  let ahead = Math.max(0, Date.parse(drawnAt) - Date.now());
  const now = () => Date.now() + ahead;
  return {
    /** Epoch ms. */
    now,
    /** @param date the Date header of a reply that was not cached; null: it has none that is shown */
    learn(date: string | null): void {
      const error = Date.parse(date ?? '') - now();
      if (!(Math.abs(error) > tolerance)) return;
      ahead += error;
      dispatchEvent(new Event(clockSet));
    },
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
