import { useEffect, useId, useRef, useState } from 'react';
import type { Printer } from '#schemas/api/staff-printers.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './printers-page.module.css';

type PrinterAddressProps = { printer: Printer; url: string; onDone(): void };

/** The address to type into a printer, which is shown this once, and how to set its maker's up. */
export function PrinterAddress({ printer, url, onDone }: PrinterAddressProps) {
  const { address: words, makers } = useDeskMessages().deskPrinting;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone, and this is what came of it.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setNote(words.copied);
    } catch {
      // Without https, or where the browser asks first: it is selected, and keys can copy it.
      setNote(words.selected);
    }
  };
  return (
    <section className={css.address} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} ref={heading} tabIndex={-1} className={css.heading}>
        {words.heading(printer.name)}
      </h3>
      <label className={css.field}>
        {words.label}
        <textarea
          ref={field}
          className={css.url}
          readOnly
          rows={3}
          value={url}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <p className={css.hint}>{words.once}</p>
      <div className={css.actions}>
        <ActionButton onClick={() => void copy()}>{words.copy}</ActionButton>
        <ActionButton look="outline" onClick={onDone}>
          {words.done}
        </ActionButton>
        <output>{note}</output>
      </div>
      <h4 className={css.label}>{words.steps(makers[printer.protocol])}</h4>
      <ol className={css.steps}>
        {words.how[printer.protocol].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
