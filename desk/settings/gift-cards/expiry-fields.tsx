import { useState } from 'react';
import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

/** Of Australia and New Zealand, and asked for where the law says nothing. */
const usual = 36;

type ExpiryFieldsProps = {
  /** null: for ever; NaN: nothing is written. */
  months: number | null;
  /** What the law of the country asks for at least; null: a card counts for ever. */
  least: number | null;
  problem: string | undefined;
  onChange(months: number | null): void;
};

/** How long a card counts, as far as the law of the country leaves it to the owner (rule R70). */
export function ExpiryFields({ months, least, problem, onChange }: ExpiryFieldsProps) {
  const { setting: words } = useDeskMessages().deskGiftCards;
  const [limited, setLimited] = useState(months ?? least ?? usual);
  if (least === null) {
    return (
      <FieldGroup legend={words.expiry} hint={words.fees}>
        <p>{words.lawEver}</p>
      </FieldGroup>
    );
  }
  return (
    <FieldGroup legend={words.expiry} hint={words.fees}>
      <Choice
        type="radio"
        label={words.ever}
        isChecked={months === null}
        onChange={() => onChange(null)}
      />
      <Choice
        type="radio"
        label={words.limited}
        isChecked={months !== null}
        onChange={() => onChange(limited)}
      />
      {months !== null && (
        <TextField
          isShort
          label={words.months}
          hint={`${words.monthsHint} ${words.least(least)}`}
          inputMode="numeric"
          maxLength={4}
          problem={problem}
          value={Number.isNaN(months) ? '' : String(months)}
          onChange={({ target }) => {
            const to = /^\d{1,4}$/.test(target.value) ? Number(target.value) : Number.NaN;
            if (!Number.isNaN(to)) setLimited(to);
            onChange(to);
          }}
        />
      )}
      {months === null && <p className={form.hint}>{words.least(least)}</p>}
    </FieldGroup>
  );
}
