import { ApiFailure } from '#ui/api/client.ts';
import { useSetAvailability, type AvailabilityChange } from '#desk/api/staff-kitchen.ts';
import { toast } from '#ui/toasts/toasts.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import type { StockEntry } from './stock-entries.ts';

type Change = Pick<AvailabilityChange, 'is_available' | 'until' | 'quantity' | 'daily_quantity'>;

/** What staff do with a row; each can be taken back for as long as its toast is there. */
export function useStockActions(restaurantId: number) {
  const { done, notChanged } = useDeskMessages().deskStock;
  const { mutate, isPending } = useSetAvailability(restaurantId);
  const change = (entry: StockEntry, to: Change, after: () => void = () => undefined) =>
    mutate(
      { kind: entry.kind, item_id: entry.id, ...to },
      {
        onSuccess: after,
        onError: (failure) =>
          toast.error({
            title: notChanged.title,
            description:
              failure instanceof ApiFailure && failure.status > 0
                ? failure.message
                : notChanged.network,
          }),
      },
    );
  /** As it was before. */
  const undo = (entry: StockEntry) => ({
    label: done.undo,
    onClick: () =>
      change(entry, {
        is_available: !entry.is_off,
        until: entry.off_until,
        ...(entry.kind !== 'configuration_value' && {
          quantity: entry.quantity && Math.floor(entry.quantity),
        }),
        ...(entry.daily_quantity !== null && { daily_quantity: entry.daily_quantity }),
      }),
  });
  return {
    isPending,
    /** @param until ISO instant; null: until somebody brings it back */
    takeOff: (entry: StockEntry, until: string | null, after?: () => void) =>
      change(entry, { is_available: false, until }, () => {
        after?.();
        toast.success({ title: done.off(entry.label), action: undo(entry) });
      }),
    /** Back on the menu; what ran out by its count is no longer counted. */
    bringBack: (entry: StockEntry, after?: () => void) =>
      change(
        entry,
        {
          is_available: true,
          ...(entry.quantity !== null && entry.quantity < 1 && { quantity: null }),
        },
        () => {
          after?.();
          toast.success({ title: done.back(entry.label), action: undo(entry) });
        },
      ),
    /** @param quantity null: no longer counted */
    count: (
      entry: StockEntry,
      { quantity, daily }: { quantity: number | null; daily: number | null },
      after?: () => void,
    ) =>
      change(
        entry,
        {
          is_available: !entry.is_off,
          until: entry.off_until,
          quantity,
          ...(quantity !== null && { daily_quantity: daily }),
        },
        () => {
          after?.();
          const title =
            quantity === null ? done.uncounted(entry.label) : done.counted(entry.label, quantity);
          toast.success({ title, action: undo(entry) });
        },
      ),
  };
}

export type StockActions = ReturnType<typeof useStockActions>;
