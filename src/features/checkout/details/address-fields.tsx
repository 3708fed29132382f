import { type ReactNode, useState } from 'react';
import type { SuggestedAddress } from '#schemas/api/addresses.ts';
import type { Locality } from '#schemas/api/delivery.ts';
import type { ShippingInput } from '#schemas/api/orders.ts';
import { AddressLine } from '#src/features/address/address-line.tsx';
import { usePostcodeKeypad } from '#src/api/use-postcode-keypad.ts';
import { useMessages } from '../../../messages.tsx';
import css from './address-fields.module.css';
import { HandoverFields, type HandoverInput } from './handover-fields.tsx';
import { withPostcode, withSuburb } from './known-address.ts';
import { Section } from './section.tsx';
import { TextField } from '../frame/text-field.tsx';

type AddressFieldsProps = {
  /** Left out: the question where to. */
  heading?: string | undefined;
  restaurantId: number;
  address: ShippingInput;
  /** Suburbs to choose from. */
  localities: readonly Locality[];
  /** Fields that the button found missing. */
  missing: ReadonlySet<string>;
  /** There is something of a postcode, and not all of it. */
  isUnfinished: boolean;
  /** The button was pressed for a delivery. */
  hasTried: boolean;
  onType(address: ShippingInput): void;
  /** One that was completed, all of it at once, while `line` still stands in its first field. */
  onComplete(address: SuggestedAddress['address'], line: string): void;
  /** How it is handed over: no price depends on it. */
  onHandover(part: HandoverInput): void;
  /** The writer has left a field. */
  onPause(): void;
  /** What delivery there costs, below the fields. */
  children: ReactNode;
};

type RequiredField = 'formattedAddress' | 'postcode' | 'suburb' | 'city';

const suburbsId = 'address-suburbs';

/** Where a delivery goes, with the suburbs that are known; zones and fees come from the server. */
export function AddressFields(props: AddressFieldsProps) {
  const { address, localities, missing, isUnfinished, hasTried, onType, onPause } = props;
  const { checkout, addressSuggestions } = useMessages();
  const { address: words } = checkout;
  const field = (name: RequiredField) => ({
    id: `address-${name}`,
    label: words[name],
    value: address[name],
    error: missing.has(name) && address[name].trim() === '' ? words.missing[name] : null,
    enterKeyHint: 'next' as const,
    onBlur: onPause,
  });
  const keypad = usePostcodeKeypad();
  // Whoever is typing is not told that there is more to type.
  const [hasLeft, setHasLeft] = useState(false);
  const showsUnfinished = isUnfinished && (hasTried || hasLeft);
  const postcode = address.postcode.trim();
  const near = localities.filter((one) => one.postcode === postcode);
  const offered = near.length > 0 ? near : localities;
  return (
    <Section heading={props.heading ?? words.heading} hint={words.why}>
      <AddressLine
        restaurantId={props.restaurantId}
        value={address.formattedAddress}
        words={addressSuggestions}
        onType={(formattedAddress) => onType({ ...address, formattedAddress })}
        onBlur={onPause}
        onChoose={props.onComplete}
      >
        {(line) => (
          <TextField
            {...field('formattedAddress')}
            {...line}
            autoComplete="shipping address-line1"
            autoCapitalize="words"
          />
        )}
      </AddressLine>
      <div className={css.pair}>
        <TextField
          {...field('postcode')}
          {...(showsUnfinished && { error: words.unfinished })}
          autoComplete="shipping postal-code"
          inputMode={keypad}
          autoCapitalize="characters"
          maxLength={12}
          onChange={({ target }) => {
            setHasLeft(false);
            onType(withPostcode(address, target.value, localities));
          }}
          onBlur={() => {
            setHasLeft(true);
            onPause();
          }}
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
      {props.children}
      <HandoverFields address={address} onType={props.onHandover} />
    </Section>
  );
}
