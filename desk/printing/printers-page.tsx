import { ChooseRestaurant } from '../shared/choose-restaurant.tsx';
import { useOneRestaurant } from '../shared/one-restaurant.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Printer, PrinterSettings } from '#schemas/api/staff-printers.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import {
  useAddPrinter,
  useChangePrinter,
  usePrinters,
  type PrinterWithAddress,
} from '#desk/api/staff-printers.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';
import { PrinterAddress } from './printer-address.tsx';
import { PrinterCard } from './printer-card.tsx';
import { PrinterForm } from './printer-form.tsx';
import css from './printers-page.module.css';

/** The printers of a restaurant: how each is, and how another one comes to be. */
export function PrintersPage() {
  const words = useDeskMessages().deskPrinting;
  const id = useOneRestaurant();
  if (id === null) return <ChooseRestaurant />;
  return (
    <section className={css.page} aria-labelledby="printers-heading">
      <h2 id="printers-heading" className={css.title}>
        {words.title}
      </h2>
      <p className={css.hint}>{words.intro}</p>
      <PrintersOf key={id} restaurantId={id} />
    </section>
  );
}

type Doing =
  | { kind: 'add'; id: string }
  | { kind: 'change'; printer: Printer }
  | ({ kind: 'address' } & PrinterWithAddress);

function PrintersOf({ restaurantId }: { restaurantId: number }) {
  const words = useDeskMessages().deskPrinting;
  const query = usePrinters(restaurantId);
  const { data: printers, refetch } = query;
  const isTrouble = hasFailed(query);
  const add = useAddPrinter();
  const change = useChangePrinter();
  const now = useMinute();
  const [doing, setDoing] = useState<Doing | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setDoing(null));
    adding.current?.focus();
  };
  const open = (next: Doing) => {
    add.reset();
    change.reset();
    setDoing(next);
  };
  const save = (body: PrinterSettings) => {
    if (doing?.kind === 'change') {
      change.mutate({ id: doing.printer.id, body }, { onSuccess: close });
    } else if (doing?.kind === 'add') {
      add.mutate(
        { id: doing.id, body: { ...body, restaurant_id: restaurantId } },
        { onSuccess: ({ data }) => setDoing({ kind: 'address', ...data }) },
      );
    }
  };
  if (doing?.kind === 'address') {
    return <PrinterAddress printer={doing.printer} url={doing.url} onDone={close} />;
  }
  if (doing) {
    return (
      <PrinterForm
        printer={doing.kind === 'change' ? doing.printer : null}
        isPending={add.isPending || change.isPending}
        problem={sentenceOf(add.error ?? change.error, words.failed)}
        onSave={save}
        onBack={close}
      />
    );
  }
  if (!printers) {
    return isTrouble ? (
      <div role="alert" className={css.actions}>
        <p>{words.loadFailed}</p>
        <ActionButton onClick={() => void refetch()}>{words.retry}</ActionButton>
      </div>
    ) : (
      <p aria-busy="true">{words.loading}</p>
    );
  }
  return (
    <>
      {isTrouble && <p role="alert">{words.stale}</p>}
      {printers.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={css.list}>
          {printers.map((printer) => (
            <PrinterCard
              key={printer.id}
              printer={printer}
              now={now}
              onChange={() => open({ kind: 'change', printer })}
              onAddress={(renewed) => open({ kind: 'address', ...renewed })}
            />
          ))}
        </ul>
      )}
      <div className={css.actions}>
        <ActionButton ref={adding} onClick={() => open({ kind: 'add', id: crypto.randomUUID() })}>
          {words.form.add}
        </ActionButton>
      </div>
    </>
  );
}

function sentenceOf(error: Error | null, failed: string): string | null {
  if (error === null) return null;
  return error instanceof ApiFailure && error.status > 0 ? error.message : failed;
}
