import { zodResolver } from '@hookform/resolvers/zod';
import {
  restaurantDetailsBody,
  type RestaurantDetails,
  type RestaurantDetailsBody,
} from '#schemas/api/staff-restaurants.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { useSaveRestaurant } from '#desk/api/staff-restaurants.ts';
import type { SavedSettings, SettingText } from '../../form/saved-settings.ts';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type RestaurantFormOptions = {
  /** null: a new one. */
  present: RestaurantDetails | null;
  /** What a new one begins with, beside what is usual. */
  beginning: Partial<RestaurantDetailsBody>;
  onAdded?(restaurant: RestaurantDetails): void;
  onSaved?(): void;
};

const resolver = zodResolver(restaurantDetailsBody);

const savedOf = ({
  id: _id,
  is_open: _isOpen,
  open_orders: _openOrders,
  revision,
  ...values
}: RestaurantDetails): SavedSettings<RestaurantDetailsBody> => ({ values, revision });

/** A restaurant's details as a form; one draft for every page that shows some of them. */
export function useRestaurantForm({ present, beginning, onAdded, onSaved }: RestaurantFormOptions) {
  const { save, reload } = useSaveRestaurant(present?.id ?? null);
  return useSettingsForm({
    name: `restaurant ${present?.id ?? 'new'}`,
    present: present ? savedOf(present) : newRestaurant(beginning),
    resolver,
    settings: textsOf(useDeskMessages()),
    save: async (body, revision) => {
      const saved = await save(body, revision);
      if (!present) onAdded?.(saved);
      return savedOf(saved);
    },
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
    ...(onSaved && { onSaved }),
  });
}

const newRestaurant = (
  beginning: Partial<RestaurantDetailsBody>,
): SavedSettings<RestaurantDetailsBody> => ({
  revision: 0,
  values: {
    name: '',
    street_name: '',
    city: '',
    postcode: '',
    phone: '',
    email: '',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    tax_number: '',
    picture: '',
    order_types: ['pickup'],
    is_online_order_enabled: true,
    position: 0,
    ...beginning,
  },
});

function textsOf({
  deskRestaurants: { fields },
  deskForms: { conflict },
}: DeskMessages): readonly SettingText<RestaurantDetailsBody>[] {
  return [
    { key: 'name', label: fields.name, text: ({ name }) => name },
    { key: 'picture', label: fields.picture, text: ({ picture }) => picture },
    { key: 'street_name', label: fields.street, text: (values) => values.street_name },
    { key: 'postcode', label: fields.postcode, text: ({ postcode }) => postcode },
    { key: 'city', label: fields.city, text: ({ city }) => city },
    { key: 'phone', label: fields.phone, text: ({ phone }) => phone },
    { key: 'email', label: fields.email, text: ({ email }) => email },
    { key: 'time_zone', label: fields.timeZone, text: (values) => values.time_zone },
    { key: 'tax_number', label: fields.taxNumber, text: (values) => values.tax_number },
    {
      key: 'order_types',
      label: fields.how,
      text: (values) => values.order_types.map((type) => fields.types[type]).join(', '),
    },
    {
      key: 'is_online_order_enabled',
      label: fields.online,
      text: (values) => (values.is_online_order_enabled ? conflict.yes : conflict.no),
    },
    { key: 'position', label: fields.position, text: ({ position }) => String(position) },
  ];
}
