import { useTabSettings } from '#desk/api/staff-tab-settings.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { TabSettingsForm } from './tab-settings-form.tsx';

/** Whether guests of a restaurant may leave a card at their table (rule R84). */
export function TabSettingsPage() {
  return <OfOneRestaurant Page={SettingsOf} />;
}

function SettingsOf({ id, name }: { id: number; name: string }) {
  const words = useDeskMessages().deskTabSettings;
  const settings = useTabSettings(id);
  return (
    <LoadedSettings heading={words.heading(name)} intro={words.intro} query={settings}>
      {(data) => <TabSettingsForm restaurantId={id} present={data} />}
    </LoadedSettings>
  );
}
