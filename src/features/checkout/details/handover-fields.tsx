import { handoverDetails, type ShippingInput } from '#schemas/api/orders.ts';
import { useMessages } from '../../../messages.tsx';
import { TextField } from '../frame/text-field.tsx';
import css from './handover-fields.module.css';

export type HandoverInput = Pick<ShippingInput, 'unit' | 'entryCode' | 'leaveAtDoor'>;

type HandoverFieldsProps = {
  address: HandoverInput;
  onType(part: HandoverInput): void;
};

/** The longest that the server takes (schemas/api/orders.ts, handoverDetails). */
const longest = 30;

/** What the courier has to know at the house; all of it may be left out. */
export function HandoverFields({ address, onType }: HandoverFieldsProps) {
  const { address: words } = useMessages().checkout;
  const field = (name: 'unit' | 'entryCode') => {
    const value = address[name] ?? '';
    return {
      id: `address-${name}`,
      label: words[name],
      value,
      error: handoverDetails.shape[name].safeParse(value).success ? null : words.wrongCharacters,
      maxLength: longest,
      enterKeyHint: 'next' as const,
    };
  };
  return (
    <>
      <div className={css.pair}>
        <TextField
          {...field('unit')}
          autoComplete="shipping address-line2"
          onChange={({ target }) => onType({ unit: target.value })}
        />
        <TextField
          {...field('entryCode')}
          hint={words.entryCodeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => onType({ entryCode: target.value })}
        />
      </div>
      <div>
        <label className={css.leave}>
          <input
            type="checkbox"
            className={css.input}
            checked={address.leaveAtDoor ?? false}
            aria-describedby="address-leave-hint"
            onChange={({ target }) => onType({ leaveAtDoor: target.checked })}
          />
          {words.leaveAtDoor}
        </label>
        <p id="address-leave-hint" className={css.hint}>
          {words.leaveAtDoorHint}
        </p>
      </div>
    </>
  );
}
