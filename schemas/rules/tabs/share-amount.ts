type Shares = {
  /** What nobody pays yet, in minor units. */
  open: number;
  /** The equal shares that the bill is split into. */
  of: number;
  /** How many of them are paid, or being paid. */
  taken: number;
  /** How many are to be paid now. */
  shares: number;
};

/**
 * What so many of equal shares come to (rule R83): each share is an equal part of what is left for all
 * that are not taken yet, and what does not divide is the first payer's. What is ordered meanwhile is
 * therefore shared by those who have not paid, and the last share is all that is left.
 * @returns minor units; null where fewer shares are left
 */
export function shareAmount({ open, of, taken, shares }: Shares): number | null {
  const left = of - taken;
  if (shares < 1 || shares > left) return null;
  const odd = open % left;
  return ((open - odd) / left) * shares + odd;
}
