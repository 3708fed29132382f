import { useState } from 'react';
import type { PaymentSettings } from '#schemas/api/staff-payments.ts';
import { usePaymentSettings } from '#desk/api/staff-payments.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import { Loaded } from '../../form/loaded.tsx';
import { CashSetting } from '../../settings/payments/cash-setting.tsx';
import { StripeSetting } from '../../settings/payments/stripe-setting.tsx';
import { WebhookAddress } from '../../settings/payments/webhook-address.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { SetupStepProps } from '../setup-places.ts';
import css from '../setup.module.css';

/** How customers pay: cash by one press, cards once their keys are at hand. */
export function PaymentStep({ onDone }: SetupStepProps) {
  const settings = usePaymentSettings();
  return (
    <Loaded query={settings}>{(present) => <Payment present={present} onDone={onDone} />}</Loaded>
  );
}

function Payment({ present, onDone }: SetupStepProps & { present: PaymentSettings }) {
  const { deskPayments, deskSetup } = useDeskMessages();
  const words = deskSetup.payment;
  const [isShown, setIsShown] = useState(present.stripe !== null);
  return (
    <div className={css.parts}>
      <p>
        <strong>
          {present.ways.length === 0
            ? deskPayments.noWay
            : deskPayments.ways(present.ways.map((way) => deskPayments.way[way]).join(', '))}
        </strong>
      </p>
      <CashSetting present={present} />
      {isShown ? (
        <>
          <StripeSetting present={present} />
          <WebhookAddress settings={present} />
        </>
      ) : (
        <FieldGroup legend={words.cards} hint={words.cardsHint}>
          <div>
            <ActionButton look="outline" onClick={() => setIsShown(true)}>
              {words.showCards}
            </ActionButton>
          </div>
        </FieldGroup>
      )}
      <div>
        <ActionButton onClick={onDone}>{deskSetup.goOn}</ActionButton>
      </div>
    </div>
  );
}
