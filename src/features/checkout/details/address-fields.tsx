import type { ReactNode } from 'react';
import type { Locality } from '#schemas/api/delivery.ts';
import type { ShippingDetails } from '#schemas/api/orders.ts';
import { useMessages } from '../../../messages.tsx';
import css from './address-fields.module.css';
import { withPostcode, withSuburb } from './known-address.ts';
import { Section } from './section.tsx';
import { TextField } from '../frame/text-field.tsx';

type AddressFieldsProps = {
  address: ShippingDetails;
  /** Suburbs to choose from. */
  localities: readonly Locality[];
  /** Fields that the button found missing. */
  missing: ReadonlySet<string>;
  onType(address: ShippingDetails): void;
  /** The writer has left a field. */
  onPause(): void;
  /** What delivery there costs, below the fields. */
  children: ReactNode;
};

const suburbsId = 'address-suburbs';

/** Where a delivery goes, with the suburbs that are known; zones and fees come from the server. */
export function AddressFields(props: AddressFieldsProps) {
  const { address, localities, missing, onType, onPause, children } = props;
  const { address: words } = useMessages().checkout;
  const field = (name: keyof ShippingDetails) => ({
    id: `address-${name}`,
    label: words[name],
    value: address[name],
    error: missing.has(name) && address[name].trim() === '' ? words.missing[name] : null,
    enterKeyHint: 'next' as const,
    onBlur: onPause,
  });
  const postcode = address.postcode.trim();
  const near = localities.filter((one) => one.postcode === postcode);
  const offered = near.length > 0 ? near : localities;
  return (
    <Section heading={words.heading} hint={words.why}>
      <TextField
        {...field('formattedAddress')}
        autoComplete="shipping address-line1"
        onChange={({ target }) => onType({ ...address, formattedAddress: target.value })}
      />
      <div className={css.pair}>
        <TextField
          {...field('postcode')}
          autoComplete="shipping postal-code"
          inputMode="numeric"
          maxLength={12}
          onChange={({ target }) => onType(withPostcode(address, target.value, localities))}
        />
        <TextField
          {...field('suburb')}
          autoComplete="shipping address-level3"
          list={suburbsId}
          maxLength={80}
          onChange={({ target }) => onType(withSuburb(address, target.value, localities))}
        />
      </div>
      <datalist id={suburbsId}>
        {offered.map((one) => (
          <option key={`${one.postcode} ${one.suburb}`} value={one.suburb}>
            {one.postcode}
          </option>
        ))}
      </datalist>
      <TextField
        {...field('city')}
        autoComplete="shipping address-level2"
        maxLength={80}
        onChange={({ target }) => onType({ ...address, city: target.value })}
      />
      {children}
    </Section>
  );
}
