import { restaurantAddressParts, type AddressPart } from '#schemas/fields/address-text.ts';
import { AddressFields } from '#ui/address/address-fields.tsx';
import { AddressField } from '../../form/address-field.tsx';
import { useDesk } from '../../shared/desk-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { useRestaurantForm } from './use-restaurant-form.ts';

type RestaurantAddressProps = {
  state: ReturnType<typeof useRestaurantForm>;
  /** null: a new one. */
  restaurantId: number | null;
  /** Whether the browser offers the writer's own address. */
  fillsIn: 'own' | 'none';
};

const keys = {
  formattedAddress: 'street_name',
  postcode: 'postcode',
  city: 'city',
} as const;

type Part = keyof typeof keys;
const isPart = (part: AddressPart): part is Part => part in keys;

/** Where a restaurant is; its suburb is its city where that is how its post is addressed. */
export function RestaurantAddress({ state, restaurantId, fillsIn }: RestaurantAddressProps) {
  const { fields: labels } = useDeskMessages().deskRestaurants;
  const { restaurants } = useDesk();
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  const set = (part: Part, text: string) =>
    form.setValue(keys[part], text, { shouldDirty: true, shouldValidate: isSubmitted });
  return (
    <AddressFields
      // A new one is likely near the others.
      restaurantId={restaurantId ?? restaurants[0]?.id ?? null}
      parts={restaurantAddressParts}
      address={{
        formattedAddress: values.street_name,
        postcode: values.postcode,
        suburb: '',
        city: values.city,
      }}
      problems={{
        formattedAddress: errors.street_name?.message,
        postcode: errors.postcode?.message,
        city: errors.city?.message,
      }}
      labels={{
        formattedAddress: labels.street,
        postcode: labels.postcode,
        city: labels.city,
      }}
      fillsIn={fillsIn}
      onType={(address, part) => {
        if (isPart(part)) set(part, address[part]);
      }}
      onComplete={({ formattedAddress, postcode, suburb, city }, line) => {
        if (form.getValues('street_name') !== line) return;
        set('formattedAddress', formattedAddress);
        set('postcode', postcode);
        set('city', city || suburb);
      }}
      Field={AddressField}
    />
  );
}
