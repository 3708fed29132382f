import type { ZoneBody } from '#schemas/api/staff-delivery.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './delivery.module.css';

/** A zone in a line: what it holds, what it costs, from which order on. */
export function ZoneSummary({ zone: { area, minimum, tiers } }: { zone: ZoneBody }) {
  const words = useDeskMessages().deskDelivery.zones;
  const format = useFormat();
  const { locale, currency } = useStorefront();
  const fees = tiers.map(({ fee }) => minorOf(fee, currency));
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  const fee =
    least === most
      ? words.readFee(format.money(most))
      : words.readFees(format.money(least), format.money(most));
  const from = minorOf(minimum, currency);
  const parts = [held(), fee, ...(from > 0 ? [words.readMinimum(format.money(from))] : [])];
  return <span className={css.summary}>{parts.join(' · ')}</span>;

  function held(): string {
    if (area.kind === 'postcodes') return words.readPostcodes(area.postcodes.length);
    if (area.kind === 'polygon') return words.readPolygon;
    const kilometres = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    return words.readRadius(kilometres.format((area.metres || 0) / 1000));
  }
}

/** Minor units; 0 while it is being typed. */
function minorOf(amount: string, currency: string): number {
  try {
    return toMinor(amount, currency);
  } catch {
    return 0;
  }
}
