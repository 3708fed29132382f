import { useState } from 'react';
import type { PaymentSettings } from '#schemas/api/staff-payments.ts';
import { useChangePayments } from '#desk/api/staff-payments.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { ChangeNote } from './change-note.tsx';
import css from './payments.module.css';
import { WalletDomainList } from './wallet-domain-list.tsx';

type WalletSettingProps = {
  stripe: NonNullable<PaymentSettings['stripe']>;
  revision: number;
};

/** Apple Pay and Google Pay on or off, and the domains on which Stripe shows them. */
export function WalletSetting({ stripe, revision }: WalletSettingProps) {
  const words = useDeskMessages().deskPayments.wallets;
  const { mutate, isPending, error } = useChangePayments(revision);
  const [done, setDone] = useState('');
  const { takes_wallets: isOn } = stripe;
  const change = () => {
    if (isPending) return;
    setDone('');
    const sentence = isOn ? words.stopped : words.started;
    mutate({ kind: 'wallets', takesWallets: !isOn }, { onSuccess: () => setDone(sentence) });
  };
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      <p>{isOn ? words.on : words.off}</p>
      <div className={css.actions}>
        <ActionButton look="outline" aria-disabled={isPending} onClick={change}>
          {isOn ? words.stop : words.start}
        </ActionButton>
        <ChangeNote isPending={isPending} error={error} done={done} />
      </div>
      {isOn && <WalletDomainList />}
    </FieldGroup>
  );
}
