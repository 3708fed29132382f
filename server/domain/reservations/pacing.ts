import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { BookingRules } from './booking-rules.ts';

/** What may begin together is counted in quarters of an hour (rule R91). */
const windowMs = 15 * minuteMs;

/** A party that begins at an instant (epoch ms). */
export type Start = { instant: number; party: number };

/** What begins in each quarter of an hour, so that the door and the kitchen are not overrun (R91). */
export class Pacing {
  readonly #limits: BookingRules['pacing'];
  readonly #windows = new Map<number, { parties: number; seats: number }>();

  constructor(starts: readonly Start[], { pacing }: Pick<BookingRules, 'pacing'>) {
    this.#limits = pacing;
    for (const { instant, party } of starts) {
      const window = this.#at(instant);
      this.#windows.set(windowOf(instant), {
        parties: window.parties + 1,
        seats: window.seats + party,
      });
    }
  }

  /** Whether a party more may begin then. A party above the seats is alone in its quarter. */
  allows({ instant, party }: Start): boolean {
    const { parties, seats } = this.#at(instant);
    const { parties: mostParties, seats: mostSeats } = this.#limits;
    if (mostParties !== null && parties >= mostParties) return false;
    return mostSeats === null || parties === 0 || seats + party <= mostSeats;
  }

  #at(instant: number) {
    return this.#windows.get(windowOf(instant)) ?? { parties: 0, seats: 0 };
  }
}

// Every clock on earth is whole quarters of an hour from UTC.
const windowOf = (instant: number) => Math.floor(instant / windowMs);
