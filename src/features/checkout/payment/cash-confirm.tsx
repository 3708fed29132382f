import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useMessages } from '#ui/messages.tsx';
import { useTimeLabel } from '../time/use-time-label.ts';
import { useCheckout, useRestaurant, useStores } from '#ui/stores/stores.tsx';

type CashConfirmProps = { total: string; method: DeliveryMethod };

/** What paying cash means: how much to bring, and when. */
export function CashConfirm({ total, method }: CashConfirmProps) {
  const { payment: words } = useMessages().checkout;
  const { now } = useStores();
  const date = useCheckout((state) => state.pickupDate);
  const time = useCheckout((state) => state.pickupTime);
  const zone = useRestaurant(({ selected }) => selected?.restaurant.time_zone);
  const nameTime = useTimeLabel();
  if (method === 'dine_in') return <p>{words.cashAtTableText(total)}</p>;
  if (method === 'delivery' || !date || !time || !zone)
    return <p>{words.cashDeliveryText(total)}</p>;
  return <p>{words.cashText(total, nameTime(date, time, localDateTime(now(), zone).date))}</p>;
}
