import { clockSet, type ServerClock } from '#ui/page/server-clock.ts';

/** In ms: a date is of a whole second, and its reply takes a while to come. */
const tolerance = 5000;

/**
 * Corrects the page's present by what the server's replies are dated with (decision 127), for days
 * and opening hours are the restaurant's, whatever a device believes. Replies that are kept in a
 * cache have no date (service-worker/cached-page.ts).
 * @param drawnAt when the server drew the page: it cannot be earlier now, and may be much later
 */
export function followServerClock(clock: ServerClock, drawnAt: string): void {
  const { fetch } = clock;
  const correct = (error: number) => {
    clock.ahead += error;
    window.dispatchEvent(new Event(clockSet));
  };
  const now = () => Date.now() + clock.ahead;
  const early = Date.parse(drawnAt) - now();
  if (early > 0) correct(early);
  clock.fetch = async (...call) => {
    const reply = await fetch(...call);
    const error = Date.parse(reply.headers.get('date') ?? '') - now();
    if (Math.abs(error) > tolerance) correct(error);
    return reply;
  };
}
