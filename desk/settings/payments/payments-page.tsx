import { usePaymentSettings } from '#desk/api/staff-payments.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { CashSetting } from './cash-setting.tsx';
import { StripeSetting } from './stripe-setting.tsx';
import { WalletSetting } from './wallet-setting.tsx';
import { WebhookAddress } from './webhook-address.tsx';

/** How customers pay: Stripe's keys, cash, and what to set at Stripe. */
export function PaymentsPage() {
  const words = useDeskMessages().deskPayments;
  const settings = usePaymentSettings();
  return (
    <LoadedSettings heading={words.heading} intro={words.intro} query={settings}>
      {(data) => (
        <>
          <p>
            <strong>
              {data.ways.length === 0
                ? words.noWay
                : words.ways(data.ways.map((way) => words.way[way]).join(', '))}
            </strong>
          </p>
          <StripeSetting present={data} />
          {data.stripe && <WalletSetting stripe={data.stripe} revision={data.revision} />}
          <WebhookAddress settings={data} />
          <CashSetting present={data} />
        </>
      )}
    </LoadedSettings>
  );
}
