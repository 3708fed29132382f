import { toMinor } from '#schemas/money.ts';
import { useFormat } from '#ui/messages.tsx';

/** Writes an amount of the wire, in the major unit, as the tenant writes money: '$12.50'. */
export function useTabMoney(currency: string): (amount: number) => string {
  const { money } = useFormat();
  return (amount) => money(toMinor(amount, currency));
}
