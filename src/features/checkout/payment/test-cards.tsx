import { useMessages } from '#ui/messages.tsx';
import css from './card-form.module.css';
import { formatCardNumber } from './format-card.ts';

/** Numbers that the sandbox knows (server/ports/payments/sandbox-cards.ts). */
const numbers = {
  succeeds: '4242424242424242',
  asks: '4000002760003184',
  late: '4000000000000077',
  declines: '4000000000000002',
} as const;

/** Which cards a sandbox takes; drawn only where the sandbox is the gateway. */
export function TestCards({ onChoose }: { onChoose(number: string): void }) {
  const { payment: words } = useMessages().checkout;
  return (
    <div className={css.note}>
      <p>
        <strong>{words.testCards}</strong> {words.testCardsText}
      </p>
      <ul>
        {(['succeeds', 'asks', 'late', 'declines'] as const).map((kind) => (
          <li key={kind}>
            <button type="button" className={css.number} onClick={() => onChoose(numbers[kind])}>
              {formatCardNumber(numbers[kind])}
            </button>{' '}
            {words.testCardNumbers[kind]}
          </li>
        ))}
      </ul>
    </div>
  );
}
