import { useState } from 'react';
import type { UserAddress } from '#schemas/api/user-addresses.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import {
  useMakeAddressDefault,
  useRemoveAddress,
  useSaveAddress,
  useUserAddresses,
} from '#src/api/user-addresses.ts';
import { addressLine } from '#ui/elements/address-line.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { AddressForm } from './address-form.tsx';
import { Part, Problem, type PartReport } from './part.tsx';
import css from './profile-page.module.css';

/** One's addresses; one that was removed can be put back at once. */
export function AddressesPart({ onDone }: PartReport) {
  const words = useAccountMessages();
  const { profile: own } = words;
  const { data: addresses, error: unread } = useUserAddresses();
  const [open, setOpen] = useState<'new' | string | null>(null);
  const [removed, setRemoved] = useState<UserAddress | null>(null);
  const removal = useRemoveAddress();
  const save = useSaveAddress();
  const first = useMakeAddressDefault();
  const isPending = removal.isPending || first.isPending || save.isPending;
  const failure = removal.error ?? first.error ?? save.error ?? unread;
  const putBack = ({ id: _id, is_default: _isDefault, ...address }: UserAddress) => {
    if (isPending) return;
    save.mutate({ ...address, id: null }, { onSuccess: () => setRemoved(null) });
  };
  const close = () => setOpen(null);
  return (
    <Part title={own.addresses} {...(addresses?.length === 0 && { text: own.addressesNone })}>
      {addresses && addresses.length > 0 && (
        <ul className={css.list}>
          {addresses.map((address) => {
            const { id, label, is_default: isFirst } = address;
            const line = addressLine(address);
            if (open === id) {
              return (
                <li key={id} className={css.row}>
                  <AddressForm address={address} onClose={close} onDone={onDone} />
                </li>
              );
            }
            return (
              <li key={id} className={css.row}>
                <div>
                  <p className={css.name}>
                    <bdi>{label === '' ? line : label}</bdi>
                    {isFirst && <span className={css.mark}>{own.addressDefault}</span>}
                  </p>
                  {label !== '' && (
                    <p className={css.muted}>
                      <bdi>{line}</bdi>
                    </p>
                  )}
                </div>
                <div className={css.actions}>
                  {!isFirst && (
                    <button
                      type="button"
                      className={css.plain}
                      aria-label={own.addressMakeDefaultOf(line)}
                      onClick={() => isPending || first.mutate(id)}
                    >
                      {own.addressMakeDefault}
                    </button>
                  )}
                  <button
                    type="button"
                    className={css.plain}
                    aria-label={own.addressChangeOf(line)}
                    onClick={() => setOpen(id)}
                  >
                    {own.addressChange}
                  </button>
                  <button
                    type="button"
                    className={css.plain}
                    aria-label={own.addressRemoveOf(line)}
                    onClick={() =>
                      isPending || removal.mutate(id, { onSuccess: () => setRemoved(address) })
                    }
                  >
                    {own.addressRemove}
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {removed && (
        <output className={css.actions}>
          {own.addressRemoved}
          <button type="button" className={css.plain} onClick={() => putBack(removed)}>
            {own.undo}
          </button>
        </output>
      )}
      <Problem>{failureSentence(failure, words.unreached)}</Problem>
      {open === 'new' ? (
        <AddressForm address={null} onClose={close} onDone={onDone} />
      ) : (
        <div className={css.actions}>
          <ActionButton look="outline" onClick={() => setOpen('new')}>
            {own.addressAdd}
          </ActionButton>
        </div>
      )}
    </Part>
  );
}
