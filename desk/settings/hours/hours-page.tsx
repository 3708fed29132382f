import { useRestaurantHours } from '#desk/api/staff-hours.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { HoursForm } from './hours-form.tsx';

/** When a restaurant is open, by order type, with the days that differ. */
export function HoursPage() {
  return <OfOneRestaurant Page={HoursOf} />;
}

function HoursOf({ id, name }: { id: number; name: string }) {
  const words = useDeskMessages().deskHours;
  const hours = useRestaurantHours(id);
  return (
    <LoadedSettings heading={words.heading(name)} query={hours}>
      {(data) => <HoursForm restaurantId={id} present={data} />}
    </LoadedSettings>
  );
}
