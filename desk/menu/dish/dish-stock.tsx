import type { Stock, StockItem } from '#schemas/api/staff-stock.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useSetAvailability, useStock } from '#desk/api/staff-kitchen.ts';
import { paths } from '#ui/paths.ts';
import { toast } from '#ui/toasts/toasts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useLocalClock } from '../../shared/local-clock.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMinute } from '../../shared/use-minute.ts';
import css from './dish.module.css';

type DishStockProps = { restaurantId: number; dishKey: string };

/** Whether a dish can be ordered right now; a press changes it at once, without the form's Save. */
export function DishStock({ restaurantId, dishKey }: DishStockProps) {
  const words = useDeskMessages().deskDish.stock;
  const query = useStock(restaurantId);
  const { data: stock, refetch } = query;
  const item = stock?.products.find(({ id }) => String(id) === dishKey);
  if (stock && !item) return null;
  return (
    <FieldGroup legend={words.legend}>
      {stock && item ? (
        <StockOf restaurantId={restaurantId} stock={stock} item={item} />
      ) : hasFailed(query) ? (
        <div role="alert" className={form.trouble}>
          <p>{words.failed}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {words.again}
          </ActionButton>
        </div>
      ) : (
        <p aria-busy="true">{words.loading}</p>
      )}
    </FieldGroup>
  );
}

type StockOfProps = { restaurantId: number; stock: Stock; item: StockItem };

function StockOf({ restaurantId, stock, item }: StockOfProps) {
  const words = useDeskMessages().deskDish.stock;
  const clock = useLocalClock(stock.time_zone, useMinute());
  const { mutate, isPending } = useSetAvailability(restaurantId);
  const { is_off: isOff, off_until: until, quantity } = item;
  const isOut = isOff || (quantity !== null && quantity < 1);
  const set = (isAvailable: boolean) => {
    if (isPending) return;
    mutate(
      {
        kind: 'product',
        item_id: item.id,
        is_available: isAvailable,
        until: null,
        // What ran out by its count is no longer counted.
        ...(isAvailable && quantity !== null && quantity < 1 && { quantity: null }),
      },
      {
        onError: (failure) =>
          toast.error({
            title: words.notChanged,
            description:
              failure instanceof ApiFailure && failure.status > 0 ? failure.message : words.network,
          }),
      },
    );
  };
  const state = isOff
    ? until === null
      ? words.off
      : words.offUntil(clock(until))
    : isOut
      ? words.noneLeft
      : quantity === null
        ? words.on
        : words.left(Math.floor(quantity));
  return (
    <>
      <div className={css.actions}>
        <output className={css.grow}>{state}</output>
        <ActionButton look="outline" aria-disabled={isPending} onClick={() => set(isOut)}>
          {isOut ? words.bringBack : words.takeOff}
        </ActionButton>
      </div>
      <p>
        <a href={paths.deskPage('sold-out')}>{words.all}</a>
      </p>
    </>
  );
}
