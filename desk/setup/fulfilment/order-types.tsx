import { useState } from 'react';
import type { RestaurantDetails } from '#schemas/api/staff-restaurants.ts';
import { deliveryMethod, type DeliveryMethod } from '#schemas/api/wire.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useChangeRestaurant } from '#desk/api/staff-restaurants.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice, FieldGroup } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../setup.module.css';

/** The ways to order, each saved as it is pressed: what follows depends on them. */
export function OrderTypes({ restaurant }: { restaurant: RestaurantDetails }) {
  const { deskForms, deskSetup } = useDeskMessages();
  const words = deskSetup.fulfilment;
  const { change, isPending, error, shown } = useChangeRestaurant(restaurant);
  const [isLast, setIsLast] = useState(false);
  const types = shown.order_types;
  return (
    <FieldGroup legend={words.types}>
      {deliveryMethod.options.map((type) => (
        <Choice
          key={type}
          type="checkbox"
          label={words[type]}
          isChecked={types.includes(type)}
          onChange={(isOn) => {
            const withChange = (now: readonly DeliveryMethod[]) =>
              deliveryMethod.options.filter((one) => (one === type ? isOn : now.includes(one)));
            const isNone = withChange(types).length === 0;
            setIsLast(isNone);
            if (!isNone) change((now) => ({ order_types: withChange(now.order_types) }));
          }}
        />
      ))}
      {!restaurant.is_online_order_enabled && (
        <div className={css.actions}>
          <p>{words.isOff}</p>
          <ActionButton
            look="outline"
            aria-disabled={isPending}
            onClick={() => change(() => ({ is_online_order_enabled: true }))}
          >
            {words.turnOn}
          </ActionButton>
        </div>
      )}
      {types.includes('dine_in') && (
        <p className={css.hint}>
          {words.tables} <a href={paths.deskSettings('tables')}>{words.toTables}</a>
        </p>
      )}
      <output className={isPending ? css.hint : css.problem}>{sentence()}</output>
    </FieldGroup>
  );

  function sentence(): string {
    if (isPending) return deskForms.saving;
    if (isLast) return words.last;
    if (!error) return '';
    if (!(error instanceof ApiFailure) || error.status === 0) return words.typesFailed;
    return error.status === 412 ? words.typesStale : error.message;
  }
}
