/** Instants (ISO) between which a restaurant is open, half-open, in order and without overlaps. */
export type Opening = { opens: string; closes: string };

/** Epoch milliseconds; `opens` is null where no opening is known. */
export type OpenState = { isOpen: true; until: number } | { isOpen: false; opens: number | null };

/** Whether a restaurant is open at an instant (epoch ms), and when that changes (rule R17). */
export function openingAt(openings: readonly Opening[], now: number): OpenState {
  const next = openings.find(({ closes }) => now < Date.parse(closes));
  if (!next) return { isOpen: false, opens: null };
  const opens = Date.parse(next.opens);
  return opens <= now ? { isOpen: true, until: Date.parse(next.closes) } : { isOpen: false, opens };
}
