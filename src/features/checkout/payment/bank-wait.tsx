import { useMessages } from '#ui/messages.tsx';
import css from './bank-wait.module.css';

/** The bank has the payment and takes its time; the page asks it again by itself. */
export function BankWait({ total }: { total: string }) {
  const { bank: words } = useMessages().checkout.payment;
  return (
    <output className={css.wait}>
      <span className={css.pulse} aria-hidden="true" />
      <strong className={css.heading}>{words.waiting}</strong>
      <span>{words.waitingText(total)}</span>
    </output>
  );
}
