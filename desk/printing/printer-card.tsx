import { useState } from 'react';
import type { Printer } from '#schemas/api/staff-printers.ts';
import {
  usePrintTest,
  useRemovePrinter,
  useRenewPrinterAddress,
  type PrinterWithAddress,
} from '#desk/api/staff-printers.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { isSilent, needsHelp, seenLabel, statusLabel } from './printer-labels.ts';
import css from './printers-page.module.css';

type PrinterCardProps = {
  printer: Printer;
  /** Epoch ms. */
  now: number;
  onChange(): void;
  onAddress(renewed: PrinterWithAddress): void;
};

/** A printer: how it is, and what can be done about it. */
export function PrinterCard({ printer, now, onChange, onAddress }: PrinterCardProps) {
  const words = useDeskMessages().deskPrinting;
  const { locale } = useStorefront();
  const [asked, setAsked] = useState<'remove' | 'renew' | null>(null);
  const test = usePrintTest(printer.id);
  const renew = useRenewPrinterAddress();
  const remove = useRemovePrinter();
  const { card } = words;
  const isBusy = test.isPending || renew.isPending || remove.isPending;
  const hasFailed = test.isError || renew.isError || remove.isError;
  const isBad = needsHelp(printer.status) || isSilent(printer, now);
  const details = [
    words.makers[printer.protocol],
    printer.order_types.map((type) => words.types[type]).join(', '),
    ...(printer.copies > 1 ? [card.copies(printer.copies)] : []),
  ];
  const confirmed = () => {
    if (isBusy) return;
    if (asked === 'remove') remove.mutate(printer.id);
    else renew.mutate(printer.id, { onSuccess: ({ data }) => onAddress(data) });
    setAsked(null);
  };
  return (
    <li className={css.card}>
      <h3 className={css.heading}>{printer.name}</h3>
      <p className={css.status} data-bad={isBad || undefined}>
        {[statusLabel(printer, { now, words }), seenLabel(printer, { now, locale, words })].join(
          ' · ',
        )}
      </p>
      {printer.waiting > 0 && <p>{card.waiting(printer.waiting)}</p>}
      {printer.failed > 0 && <p className={css.problem}>{card.failed(printer.failed)}</p>}
      <p className={css.hint}>{details.join(' · ')}</p>
      {asked === null ? (
        <div className={css.actions}>
          <ActionButton
            aria-disabled={isBusy}
            aria-label={card.of(card.test, printer.name)}
            onClick={() => !isBusy && test.mutate(crypto.randomUUID())}
          >
            {test.isPending ? words.sending : card.test}
          </ActionButton>
          <ActionButton
            look="outline"
            aria-label={card.of(card.change, printer.name)}
            onClick={onChange}
          >
            {card.change}
          </ActionButton>
          <ActionButton
            look="outline"
            aria-label={card.of(card.renew, printer.name)}
            onClick={() => setAsked('renew')}
          >
            {card.renew}
          </ActionButton>
          <ActionButton
            look="outline"
            aria-label={card.of(card.remove, printer.name)}
            onClick={() => setAsked('remove')}
          >
            {card.remove}
          </ActionButton>
        </div>
      ) : (
        <div className={css.actions}>
          <p>{card.sure[asked]}</p>
          <ActionButton onClick={confirmed}>{card.yes[asked]}</ActionButton>
          <ActionButton look="outline" onClick={() => setAsked(null)}>
            {words.form.back}
          </ActionButton>
        </div>
      )}
      <output className={css.note} data-failed={hasFailed || undefined}>
        {hasFailed ? words.failed : test.isSuccess ? card.testSent : ''}
      </output>
    </li>
  );
}
