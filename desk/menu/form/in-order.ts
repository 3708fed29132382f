/** Keys in the order of others; what those do not know comes last, as it stood. */
export function inOrder(keys: readonly string[], order: readonly string[]): string[] {
  const known = new Set(keys);
  const placed = new Set(order);
  return [...order.filter((key) => known.has(key)), ...keys.filter((key) => !placed.has(key))];
}
