import { useOrderSettings } from '#desk/api/staff-order-settings.ts';
import { LoadedSettings } from '../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { NoShows } from './no-shows.tsx';
import { RefundLimit } from './refund-limit.tsx';
import { OrderSettingsForm } from './order-settings-form.tsx';

/** How a restaurant takes its orders, what it is mailed, and from whom it takes cards only. */
export function OrderSettingsPage() {
  return <OfOneRestaurant Page={SettingsOf} />;
}

function SettingsOf({ id, name }: { id: number; name: string }) {
  const words = useDeskMessages().deskSettings;
  const settings = useOrderSettings(id);
  return (
    <LoadedSettings heading={words.heading(name)} query={settings}>
      {(data) => (
        <>
          <OrderSettingsForm restaurantId={id} present={data} />
          <RefundLimit restaurantId={id} />
          <NoShows restaurantId={id} limit={data.no_show_limit} />
        </>
      )}
    </LoadedSettings>
  );
}
