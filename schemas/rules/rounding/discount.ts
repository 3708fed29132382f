export type DiscountType = 'Flat' | 'Percentage';

/**
 * The specification's discount helper (§3), to the letter: Flat gives the value, Percentage gives
 * amount times value divided by 100. Units are the caller's; caps (R41) and rounding (R3) are
 * applied where the discount is applied, not here.
 */
export function discount(type: DiscountType, value: number, amount: number): number {
  return type === 'Flat' ? value : (amount * value) / 100;
}
