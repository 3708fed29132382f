import { useGiftCardSettings } from '#desk/api/staff-gift-cards.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { GiftCardsForm } from './gift-cards-form.tsx';

/** How gift cards are sold, at all restaurants. */
export function GiftCardSettingsPage() {
  const { setting: words } = useDeskMessages().deskGiftCards;
  const settings = useGiftCardSettings();
  return (
    <LoadedSettings heading={words.heading} intro={words.intro} query={settings}>
      {(data) => <GiftCardsForm present={data} />}
    </LoadedSettings>
  );
}
