import { useId } from 'react';
import type { OfferFigures as Figures } from '#schemas/api/staff-offers.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import form from '../form/form.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './offers.module.css';

/** How often an offer was used, what it gave away, and by whom last. */
export function OfferFigures({ figures }: { figures: Figures }) {
  const words = useDeskMessages().deskOffers.figures;
  const { currency, locale } = useStorefront();
  const format = useFormat();
  const id = useId();
  const { used, given, since, unpaid, open_carts: carts, last } = figures;
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const rows: [string, string][] = [
    [words.used, String(used)],
    [words.given, format.money(toMinor(given.toFixed(3), currency))],
    [
      words.last,
      last ? words.lastBy(last.number, last.name, clock.format(new Date(last.at))) : words.never,
    ],
    [words.unpaid, String(unpaid)],
    ...(carts === null ? [] : [[words.carts, String(carts)] satisfies [string, string]]),
  ];
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.heading}
      </h3>
      <dl className={css.figures}>
        {rows.map(([label, value]) => (
          <div key={label} className={css.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {since !== null && (
        <p className={form.hint}>
          {words.since(
            new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(since)),
          )}
        </p>
      )}
    </section>
  );
}
