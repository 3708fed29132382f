import { useRestaurantFees } from '#desk/api/staff-taxes.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { FeesForm } from './fees-form.tsx';

/** The service fee and the tips of a restaurant. */
export function FeesPage() {
  return <OfOneRestaurant Page={FeesOf} />;
}

function FeesOf({ id, name }: { id: number; name: string }) {
  const words = useDeskMessages().deskFees;
  const fees = useRestaurantFees(id);
  return (
    <LoadedSettings heading={words.heading(name)} query={fees}>
      {(data) => <FeesForm restaurantId={id} present={data} />}
    </LoadedSettings>
  );
}
