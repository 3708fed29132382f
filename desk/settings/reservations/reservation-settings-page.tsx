import { useReservationSettings } from '#desk/api/staff-reservation-settings.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { ReservationSettingsForm } from './reservation-settings-form.tsx';

/** Whether and how a restaurant takes reservations (rules R85 to R92). */
export function ReservationSettingsPage() {
  return <OfOneRestaurant Page={SettingsOf} />;
}

function SettingsOf({ id, name }: { id: number; name: string }) {
  const words = useDeskMessages().deskReservationSettings;
  const settings = useReservationSettings(id);
  return (
    <LoadedSettings heading={words.heading(name)} intro={words.intro} query={settings}>
      {(data) => <ReservationSettingsForm restaurantId={id} present={data} />}
    </LoadedSettings>
  );
}
