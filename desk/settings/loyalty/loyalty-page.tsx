import { useLoyaltySettings } from '#desk/api/staff-loyalty.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { LoyaltyForm } from './loyalty-form.tsx';

/** How customers of all restaurants earn and redeem points. */
export function LoyaltyPage() {
  const words = useDeskMessages().deskLoyalty;
  const settings = useLoyaltySettings();
  return (
    <LoadedSettings heading={words.heading} intro={words.intro} query={settings}>
      {(data) => <LoyaltyForm present={data} />}
    </LoadedSettings>
  );
}
