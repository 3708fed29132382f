import type { ShippingDetails } from '#schemas/api/orders.ts';
import { useMessages } from '#src/app/messages.tsx';
import { Section } from './section.tsx';
import { TextField } from './text-field.tsx';

type AddressFieldsProps = {
  address: ShippingDetails;
  /** Fields that the button found missing. */
  missing: ReadonlySet<string>;
  deliveryError: string | null;
  onType(address: ShippingDetails): void;
};

const fields = [
  ['formattedAddress', 'street-address'],
  ['suburb', 'address-level3'],
  ['city', 'address-level2'],
  ['postcode', 'postal-code'],
] as const;

/** Where a delivery goes; zones and fees come from the server. */
export function AddressFields({ address, missing, deliveryError, onType }: AddressFieldsProps) {
  const { address: words } = useMessages().checkout;
  return (
    <Section heading={words.heading}>
      {fields.map(([name, autoComplete]) => (
        <TextField
          key={name}
          id={`address-${name}`}
          label={words[name]}
          value={address[name]}
          error={
            missing.has(name) && address[name].trim() === ''
              ? words.missing[name]
              : name === 'formattedAddress'
                ? deliveryError
                : null
          }
          autoComplete={autoComplete}
          enterKeyHint="next"
          {...(name === 'postcode' ? { inputMode: 'numeric' as const } : {})}
          onChange={(event) => onType({ ...address, [name]: event.target.value })}
        />
      ))}
    </Section>
  );
}
