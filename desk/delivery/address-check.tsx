import { useId, useState } from 'react';
import {
  deliverySettingsBody,
  type DeliverySettingsBody,
  type MapPoint,
} from '#schemas/api/staff-delivery.ts';
import { useTryDelivery } from '#desk/api/staff-delivery.ts';
import { AddressFields } from '#ui/address/address-fields.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { AddressField } from '../form/address-field.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './delivery.module.css';

type AddressCheckProps = {
  restaurantId: number;
  /** As they stand in the form. */
  settings: DeliverySettingsBody;
  /** Where the address lies; null: nowhere that is known. */
  onFound(point: MapPoint | null): void;
};

const noAddress = { formattedAddress: '', suburb: '', city: '', postcode: '' };

/** Which zone an address is in, by the settings on the page. */
export function AddressCheck({ restaurantId, settings, onFound }: AddressCheckProps) {
  const { deskDelivery } = useDeskMessages();
  const { check: words, zones: zoneWords } = deskDelivery;
  const id = useId();
  const [address, setAddress] = useState(noAddress);
  const [isInvalid, setIsInvalid] = useState(false);
  const { mutate, data, variables, isPending, isError, reset } = useTryDelivery(restaurantId);
  const answer = (): string => {
    if (isInvalid) return words.invalid;
    if (isPending) return words.asking;
    if (isError) return words.failed;
    if (!data || !variables) return '';
    if (data.mismatch !== null) return data.mismatch;
    if (data.zone === null) return data.point ? words.inNone : words.notFound;
    const name = variables.settings.zones[data.zone]?.name;
    return words.inZone(name || zoneWords.unnamed(data.zone + 1), data.minutes ?? 0);
  };
  return (
    <form
      className={css.group}
      aria-labelledby={`${id}-legend`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        const { success } = deliverySettingsBody.safeParse(settings);
        setIsInvalid(!success);
        if (!success) return;
        const { formattedAddress: line, ...others } = address;
        mutate(
          { settings, address: { line, ...others } },
          { onSuccess: ({ point }) => onFound(point) },
        );
      }}
    >
      <h3 id={`${id}-legend`} className={css.legend}>
        {words.legend}
      </h3>
      <p className={css.hint}>{words.hint}</p>
      <AddressFields
        restaurantId={restaurantId}
        address={address}
        fillsIn="none"
        onType={(typed) => {
          reset();
          setAddress(typed);
        }}
        onComplete={(completed, line) => {
          reset();
          setAddress((present) => (present.formattedAddress === line ? completed : present));
        }}
        Field={AddressField}
      />
      <div>
        <ActionButton type="submit" look="outline" aria-disabled={isPending}>
          {words.ask}
        </ActionButton>
      </div>
      <output className={css.answer}>{answer()}</output>
    </form>
  );
}
