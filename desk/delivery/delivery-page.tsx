import { useDeliverySettings } from '#desk/api/staff-delivery.ts';
import { LoadedSettings } from '../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { Suburbs } from './suburbs.tsx';

/** Where a restaurant delivers, for how much, and the suburbs that addresses are checked by. */
export function DeliveryPage() {
  return <OfOneRestaurant Page={DeliveryOf} />;
}

function DeliveryOf({ id, name }: { id: number; name: string }) {
  const words = useDeskMessages().deskDelivery;
  const settings = useDeliverySettings(id);
  return (
    <LoadedSettings heading={words.heading(name)} query={settings}>
      {(data) => (
        <>
          <DeliveryForm restaurantId={id} present={data} />
          <Suburbs />
        </>
      )}
    </LoadedSettings>
  );
}
