/** A cart as far as merging looks at it; equal lines have equal keys (rule R29). */
export type CartToMerge<L> = {
  id: number;
  lines: readonly L[];
  couponCode: string | null;
  /** Carts that were merged into it before. */
  mergedCartIds: readonly number[];
};

/**
 * The user's cart after a guest's was merged into it at sign-in (rule R49): of equal lines the
 * larger quantity counts, other lines are added behind. The user's code is kept where it is valid,
 * else the guest's where that is. A cart that was merged before changes nothing, so that what the
 * user has taken out since does not come back. Prices are worked out anew from the lines.
 */
export function mergeCarts<L extends { key: string; quantity: number }>(
  user: CartToMerge<L>,
  guest: CartToMerge<L>,
  isValidCode: (code: string) => boolean,
): CartToMerge<L> {
  if (user.id === guest.id || user.mergedCartIds.includes(guest.id)) return user;
  const merged = new Map(user.lines.map((line) => [line.key, line]));
  for (const line of guest.lines) {
    const own = merged.get(line.key);
    const quantity = Math.max(own?.quantity ?? 0, line.quantity);
    merged.set(line.key, { ...(own ?? line), quantity });
  }
  const codes = [user.couponCode, guest.couponCode];
  return {
    id: user.id,
    lines: [...merged.values()],
    couponCode: codes.find((code) => code !== null && isValidCode(code)) ?? null,
    mergedCartIds: [...user.mergedCartIds, guest.id],
  };
}
