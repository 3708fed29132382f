import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import type { GiftCardPurchase } from '#schemas/api/gift-cards.ts';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { toMinor } from '#schemas/money.ts';
import { BankQuestion } from '#src/features/checkout/payment/bank-question.tsx';
import { CardPart } from '#src/features/checkout/payment/card-part.tsx';
import { useFormat } from '#ui/messages.tsx';
import { paths } from '#ui/paths.ts';
import css from './gift-cards.module.css';
import { useCardPayment } from './use-card-payment.ts';

type PayForCardProps = { purchase: GiftCardPurchase; onChange(): void };

const formId = 'gift-card-payment';

/** The card that pays for a gift card, by the tenant's own gateway. */
export function PayForCard({ purchase, onChange }: PayForCardProps) {
  const { money } = useFormat();
  const [isReady, setReady] = useState(false);
  const payment = useCardPayment(purchase);
  const amount = toMinor(purchase.amount, purchase.currency);
  return (
    <div className={css.section}>
      <h2 tabIndex={-1} id="pay-heading">
        {words.payHeading}
      </h2>
      <p>{words.toWhom(purchase.recipient_name, purchase.recipient_email)}</p>
      <CardPart
        id={formId}
        amount={amount}
        returnPath={`${paths.giftCards}?card=${purchase.id}`}
        declined={payment.trouble}
        onPay={({ source, confirmCard }) => void payment.pay(source, confirmCard)}
        onType={payment.forgetTrouble}
        onReady={setReady}
      />
      <output>{payment.isSlow && words.slow}</output>
      <div className={css.actions}>
        <Button type="submit" form={formId} size="lg" disabled={!isReady || payment.isPaying}>
          {payment.isPaying ? words.paying : words.pay(money(amount))}
        </Button>
        <Button variant="outline" size="lg" disabled={payment.isPaying} onClick={onChange}>
          {words.change}
        </Button>
      </div>
      {payment.challenge !== null && (
        <BankQuestion
          key={payment.challenge}
          total={money(amount)}
          onAnswer={(approve) => void payment.answer(approve)}
        />
      )}
    </div>
  );
}
