import { useRestaurantTimes } from '#desk/api/staff-hours.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { TimesForm } from './times-form.tsx';

/** How long orders take, how far ahead they may be, and how much fits into a time. */
export function TimesPage() {
  return <OfOneRestaurant Page={TimesOf} />;
}

function TimesOf({ id, name }: { id: number; name: string }) {
  const words = useDeskMessages().deskTimes;
  const times = useRestaurantTimes(id);
  return (
    <LoadedSettings heading={words.heading(name)} query={times}>
      {(data) => <TimesForm restaurantId={id} present={data} />}
    </LoadedSettings>
  );
}
