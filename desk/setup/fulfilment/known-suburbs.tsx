import { useId } from 'react';
import type { DeliverySettings } from '#schemas/api/staff-delivery.ts';
import { useSuburbChanges, useSuburbs } from '#desk/api/staff-delivery.ts';
import { AddSuburb } from '../../delivery/add-suburb.tsx';
import { SuburbFile } from '../../delivery/suburb-file.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import form from '../../form/form.module.css';
import css from '../setup.module.css';

/** The suburbs that addresses are checked by: a file, or some by hand; and that nobody is reached without. */
export function KnownSuburbs({ source }: { source: DeliverySettings['address_source'] }) {
  const { deskDelivery, deskSetup } = useDeskMessages();
  const words = deskSetup.fulfilment;
  const id = useId();
  const query = useSuburbs('');
  const { add, readFile } = useSuburbChanges();
  const total = query.data?.pages[0]?.total;
  return (
    <section className={form.group} aria-labelledby={`${id}-legend`}>
      <h3 id={`${id}-legend`} className={css.partHeading}>
        {words.suburbs}
      </h3>
      <p className={css.hint}>
        {source === 'suburbs' ? words.suburbsHint : words.suburbsByService}
      </p>
      <output className={css.total}>
        {query.isError
          ? deskDelivery.suburbs.failed
          : total === undefined
            ? deskDelivery.suburbs.loading
            : deskDelivery.suburbs.total(total)}
      </output>
      <SuburbFile readFile={readFile} />
      <details className={css.details}>
        <summary className={css.summary}>{words.byHand}</summary>
        <AddSuburb add={add} />
      </details>
    </section>
  );
}
