import type { UserAddress } from '#schemas/api/user-addresses.ts';
import { useUndeliverable } from '#src/api/user-addresses.ts';
import { addressLine } from '#ui/elements/address-line.ts';
import { useMessages } from '#ui/messages.tsx';
import css from './saved-addresses.module.css';

type SavedAddressesProps = {
  restaurantId: number;
  addresses: readonly UserAddress[];
  /** null: another one, which is written. */
  chosen: UserAddress | null;
  onChoose(address: UserAddress | null): void;
};

/** A user's addresses to choose from; where the restaurant does not deliver, with the reason. */
export function SavedAddresses(props: SavedAddressesProps) {
  const { restaurantId, addresses, chosen, onChoose } = props;
  const { checkout, savedAddresses } = useMessages();
  const undeliverable = useUndeliverable(restaurantId, addresses);
  return (
    // Links that lead to the address (problems, 'Change') find what it is chosen by.
    <fieldset id={chosen ? 'address-formattedAddress' : undefined} className={css.field}>
      <legend className={css.legend}>{checkout.address.heading}</legend>
      {addresses.map((address) => {
        const { id, label } = address;
        const line = addressLine(address);
        const reason = undeliverable.get(id);
        return (
          <label key={id} className={css.card} data-out={reason !== undefined || undefined}>
            <input
              type="radio"
              name="saved-address"
              checked={chosen?.id === id}
              aria-describedby={reason === undefined ? undefined : `undeliverable-${id}`}
              onChange={() => onChoose(address)}
            />
            <span className={css.words}>
              <span className={css.name}>
                <bdi>{label === '' ? line : label}</bdi>
              </span>
              {label !== '' && (
                <span className={css.line}>
                  <bdi>{line}</bdi>
                </span>
              )}
              {reason !== undefined && (
                <span id={`undeliverable-${id}`} className={css.reason}>
                  {reason}
                </span>
              )}
            </span>
          </label>
        );
      })}
      <label className={css.card}>
        <input
          type="radio"
          name="saved-address"
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
        <span className={css.name}>{savedAddresses.another}</span>
      </label>
    </fieldset>
  );
}
