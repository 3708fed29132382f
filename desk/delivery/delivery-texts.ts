import type { DeliverySettingsBody } from '#schemas/api/staff-delivery.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import type { SettingText } from '../form/saved-settings.ts';

/** Where a restaurant delivers in words, where somebody else changed it meanwhile. */
export function deliveryTexts({
  deskDelivery: words,
}: DeskMessages): readonly SettingText<DeliverySettingsBody>[] {
  return [
    {
      key: 'place',
      label: words.place.legend,
      text: ({ place }) => (place ? words.place.at(place) : ''),
    },
    {
      key: 'zones',
      label: words.zones.legend,
      text: ({ zones }) => zones.map(({ name }) => name).join(', '),
    },
    { key: 'minutes', label: words.minutes.label, text: ({ minutes }) => String(minutes) },
  ];
}
