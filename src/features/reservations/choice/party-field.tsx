import { reservations } from '#schemas/messages/en/reservations.ts';
import { QuantityStepper } from '#ui/elements/quantity-stepper.tsx';
import css from './choice.module.css';
import { TelephoneLink } from './telephone-link.tsx';

type PartyFieldProps = {
  party: number;
  /** More are asked to call or write (rule R92); null: it is not known yet. */
  largest: number | null;
  onChange(party: number): void;
};

/** How many come; one step above what is booked online leads to the telephone. */
export function PartyField({ party, largest, onChange }: PartyFieldProps) {
  const { party: words, people } = reservations;
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{words.label}</legend>
      <div className={css.counted}>
        <output>
          {largest !== null && party > largest ? words.largerThan(largest) : people(party)}
        </output>
        <QuantityStepper
          value={party}
          min={1}
          max={largest === null ? 100 : Math.max(largest + 1, party)}
          label={words.label}
          fewerLabel={words.fewer}
          moreLabel={words.more}
          size="large"
          onChange={(next) =>
            onChange(largest !== null && next > largest && next < party ? largest : next)
          }
        />
      </div>
    </fieldset>
  );
}

/** What a party that is too large for booking online does instead (rule R92). */
export function LargerParty({
  largest,
  contactText,
  phone,
}: {
  largest: number;
  contactText: string;
  phone: string;
}) {
  const { party: words } = reservations;
  return (
    <section className={css.notice} aria-live="polite">
      <h2>{words.largerTitle(largest)}</h2>
      <p>{contactText === '' ? words.largerText : contactText}</p>
      <TelephoneLink phone={phone} />
    </section>
  );
}
