import type { CartLine } from '#ui/api/cart-changes.ts';

/**
 * A line without its quantity, so that equal lines have equal texts. As the server does it, the
 * order of choices counts for nothing and a stated price is not looked at.
 */
export function lineText({ quantity: _quantity, ...line }: CartLine): string {
  return JSON.stringify(plain(line));
}

/** Fields in one order, without those that are empty or that the server ignores. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(plain).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, one]) => name !== 'price_adjustment' && !isEmpty(one))
      .map(([name, one]): [string, unknown] => [name, plain(one)])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
