import type { RestaurantDetails } from '#schemas/api/staff-restaurants.ts';
import { useDeliverySettings } from '#desk/api/staff-delivery.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Loaded } from '../../form/loaded.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { SetupStepProps } from '../setup-places.ts';
import css from '../setup.module.css';
import { StepRestaurant } from '../step-restaurant.tsx';
import { DeliveryZone } from './delivery-zone.tsx';
import { KnownSuburbs } from './known-suburbs.tsx';
import { OrderTypes } from './order-types.tsx';

/** Whether customers come or are brought their orders, and where to. */
export function FulfilmentStep({ onDone }: SetupStepProps) {
  return (
    <StepRestaurant step="fulfilment">
      {(restaurant) => (
        <div className={css.parts}>
          <OrderTypes restaurant={restaurant} />
          {restaurant.order_types.includes('delivery') ? (
            <Delivery restaurant={restaurant} onDone={onDone} />
          ) : (
            <GoOn onDone={onDone} />
          )}
        </div>
      )}
    </StepRestaurant>
  );
}

function GoOn({ onDone }: SetupStepProps) {
  const words = useDeskMessages().deskSetup;
  return (
    <div>
      <ActionButton onClick={onDone}>{words.goOn}</ActionButton>
    </div>
  );
}

type DeliveryProps = SetupStepProps & { restaurant: RestaurantDetails };

function Delivery({ restaurant, onDone }: DeliveryProps) {
  const settings = useDeliverySettings(restaurant.id);
  return (
    <Loaded query={settings}>
      {(present) => (
        <>
          <KnownSuburbs source={present.address_source} />
          <DeliveryZone restaurant={restaurant} present={present} onDone={onDone} />
        </>
      )}
    </Loaded>
  );
}
