import { type ComponentType, useId } from 'react';
import { handoverDetails, type ShippingInput } from '#schemas/api/orders.ts';
import { addressFields as words } from '#schemas/messages/en/address-fields.ts';
import type { AddressInputProps } from './address-fields.tsx';
import css from './handover-fields.module.css';

export type HandoverInput = Pick<ShippingInput, 'unit' | 'entryCode' | 'leaveAtDoor'>;

type HandoverFieldsProps = {
  address: HandoverInput;
  onType(part: HandoverInput): void;
  /** Draws a field with its label, and what is wrong with it. */
  Field: ComponentType<AddressInputProps>;
};

/** The longest that the server takes (schemas/fields/handover-text.ts). */
const longest = 30;

/** What the courier has to know at the house; all of it may be left out. */
export function HandoverFields({ address, onType, Field }: HandoverFieldsProps) {
  const hintId = useId();
  const fieldOf = (name: 'unit' | 'entryCode'): AddressInputProps => {
    const value = address[name] ?? '';
    const isRight = handoverDetails.shape[name].safeParse(value).success;
    return {
      name,
      label: words[name],
      problem: isRight ? undefined : words.wrongCharacters,
      value,
      maxLength: longest,
      enterKeyHint: 'next',
      onChange: ({ target }) => onType({ [name]: target.value }),
    };
  };
  return (
    <>
      <div className={css.pair}>
        <Field {...fieldOf('unit')} autoComplete="shipping address-line2" />
        <Field
          {...fieldOf('entryCode')}
          hint={words.entryCodeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <div>
        <label className={css.leave}>
          <input
            type="checkbox"
            className={css.input}
            checked={address.leaveAtDoor ?? false}
            aria-describedby={hintId}
            onChange={({ target }) => onType({ leaveAtDoor: target.checked })}
          />
          {words.leaveAtDoor}
        </label>
        <p id={hintId} className={css.hint}>
          {words.leaveAtDoorHint}
        </p>
      </div>
    </>
  );
}
