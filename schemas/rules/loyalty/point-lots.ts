/** The points of one order as they are there now. */
export type PointLot = {
  id: number;
  left: number;
  /** null: never. */
  expiresAt: Date | null;
};

export type LotPart = { lotId: number; points: number };

/** Those that expire first come first; of equal ones the older lot (rule R79). */
export function byExpiry(a: PointLot, b: PointLot): number {
  const [left, right] = [a, b].map(({ expiresAt }) => expiresAt?.getTime() ?? Infinity);
  return left === right ? a.id - b.id : (left ?? 0) < (right ?? 0) ? -1 : 1;
}

/**
 * Which lots give so many points: first in, first out by expiry (rule R79).
 * @returns fewer points where there are no more.
 */
export function takeOldestFirst(lots: readonly PointLot[], points: number): LotPart[] {
  let open = points;
  return lots.toSorted(byExpiry).flatMap(({ id, left }) => {
    const taken = Math.min(open, Math.max(0, left));
    open -= taken;
    return taken > 0 ? [{ lotId: id, points: taken }] : [];
  });
}

/**
 * Which lots so many points go back to, of those that were taken: to the ones that expire last, for
 * the customer keeps those longest.
 */
export function giveBackLatestFirst(taken: readonly PointLot[], points: number): LotPart[] {
  let open = points;
  return taken
    .toSorted((a, b) => byExpiry(b, a))
    .flatMap(({ id, left }) => {
      const given = Math.min(open, Math.max(0, left));
      open -= given;
      return given > 0 ? [{ lotId: id, points: given }] : [];
    });
}
