import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { UserAddress, UserAddressBody } from '#schemas/api/user-addresses.ts';
import { deliveryAddressParts } from '#schemas/fields/address-text.ts';
import { handoverDetails } from '#schemas/api/orders.ts';
import { addressFields } from '#schemas/messages/en/address-fields.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useLocalities } from '#src/api/localities.ts';
import { useSaveAddress } from '#src/api/user-addresses.ts';
import { AddressFields, type AddressInputProps } from '#ui/address/address-fields.tsx';
import { HandoverFields } from '#ui/address/handover-fields.tsx';
import { useRestaurant } from '#ui/stores/stores.tsx';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { Problem, type PartReport } from './part.tsx';
import css from './profile-page.module.css';

type AddressFormProps = PartReport & {
  /** null: a new one. */
  address: UserAddress | null;
  onClose(): void;
};

const blank: UserAddressBody = {
  label: '',
  formattedAddress: '',
  city: '',
  postcode: '',
  suburb: '',
  unit: '',
  entryCode: '',
  leaveAtDoor: false,
  instructions: '',
};

const bodyOf = ({ id: _id, is_default: _isDefault, ...body }: UserAddress): UserAddressBody => body;

const Field = ({ name: _name, ...input }: AddressInputProps) => (
  <div className={css.field}>
    <AccountField {...input} />
  </div>
);

/** One address as a delivery needs it, with how it is handed over. */
export function AddressForm({ address, onClose, onDone }: AddressFormProps) {
  const words = useAccountMessages();
  const { address: own, addressAdd } = words.profile;
  const restaurantId = useRestaurant(({ selected }) => selected?.restaurant.id ?? null);
  const { data: localities } = useLocalities(restaurantId);
  const { mutate, isPending, error } = useSaveAddress();
  const [body, setBody] = useState(() => (address ? bodyOf(address) : blank));
  const [submitCount, setSubmitCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const missing = deliveryAddressParts.filter((part) => body[part].trim() === '');
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submitCount]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setSubmitCount((count) => count + 1);
    if (missing.length > 0 || !handoverDetails.safeParse(body).success) return;
    mutate(
      { ...body, id: address?.id ?? null },
      {
        onSuccess: () => {
          onClose();
          onDone(words.saved);
        },
      },
    );
  };
  const change = (part: Partial<UserAddressBody>) =>
    setBody((present) => ({ ...present, ...part }));
  return (
    <form ref={form} className={css.form} noValidate onSubmit={send}>
      <AddressFields
        restaurantId={restaurantId}
        address={body}
        problems={
          submitCount > 0
            ? Object.fromEntries(missing.map((part) => [part, addressFields.missing[part]]))
            : {}
        }
        fillsIn="delivery"
        onType={change}
        onComplete={(completed, line) =>
          setBody((present) =>
            present.formattedAddress === line ? { ...present, ...completed } : present,
          )
        }
        Field={Field}
        {...(localities && { localities })}
      />
      <HandoverFields address={body} onType={change} Field={Field} />
      <AccountField
        label={own.instructions}
        value={body.instructions}
        maxLength={300}
        autoComplete="off"
        onChange={({ target }) => change({ instructions: target.value })}
      />
      <AccountField
        label={own.label}
        hint={own.labelHint}
        value={body.label}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => change({ label: target.value })}
      />
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={isPending}>
          {isPending ? words.busy : address ? words.save : addressAdd}
        </ActionButton>
        <ActionButton look="outline" onClick={onClose}>
          {words.cancel}
        </ActionButton>
      </div>
      <Problem>{failureSentence(error, words.unreached)}</Problem>
    </form>
  );
}
