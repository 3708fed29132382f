import { useId, useState } from 'react';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import { toMajor, toMinor } from '#schemas/money.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { readAmount } from '#ui/elements/read-amount.ts';
import { addMoney } from './gift-card-sales.ts';
import { SumTable } from './sum-table.tsx';
import css from './till-count.module.css';
import { useDayFormat } from './use-day-format.ts';

/** What has to be in the till, and how what was counted by hand differs from it. */
export function TillCount({ day: { money, currency } }: { day: StaffDay }) {
  const { close: words } = useDeskMessages().deskToday;
  const format = useDayFormat(currency);
  const [float, setFloat] = useState('');
  const [counted, setCounted] = useState('');
  const id = useId();
  const minor = (text: string) => (text.trim() === '' ? 0 : readAmount(text, currency));
  const cash = money.tenders.find(({ kind }) => kind === 'cash');
  const cardCash = money.gift_cards.cash;
  const [began, found] = [minor(float), minor(counted)];
  const shouldBe = (began ?? 0) + toMinor(addMoney([cash?.net ?? 0, cardCash], currency), currency);
  const major = (amount: number) => toMajor(amount, currency);
  const difference = (found ?? 0) - shouldBe;
  const isCounted = counted.trim() !== '' && found !== null && began !== null;
  const input = (
    name: string,
    {
      label,
      value,
      isWrong,
      onChange,
    }: { label: string; value: string; isWrong: boolean; onChange(next: string): void },
  ) => (
    <div className={css.field}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        className={css.input}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
  return (
    <SumTable
      title={words.till}
      currency={currency}
      rows={[
        { label: words.float, amount: major(began ?? 0) },
        { label: words.cashTaken, amount: cash?.taken ?? 0 },
        { label: words.cashBack, amount: -(cash?.refunded ?? 0) },
        ...(cardCash === 0 ? [] : [{ label: words.giftCardCash, amount: cardCash }]),
      ]}
      sum={{ label: words.shouldBe, amount: major(shouldBe) }}
    >
      <div className={css.count}>
        {input('float', {
          label: words.float,
          value: float,
          isWrong: began === null,
          onChange: setFloat,
        })}
        {input('counted', {
          label: words.counted,
          value: counted,
          isWrong: found === null,
          onChange: setCounted,
        })}
        <p id={`${id}-problem`} className={css.problem} role="alert">
          {began === null || found === null ? words.badAmount : ''}
        </p>
        <dl className={css.result} aria-live="polite">
          {isCounted && (
            <>
              <dt>{words.counted}</dt>
              <dd>{format.money(found)}</dd>
              <dt>{words.difference}</dt>
              <dd data-off={difference !== 0 || undefined}>
                {difference === 0
                  ? words.exact
                  : difference > 0
                    ? words.over(format.money(difference))
                    : words.short(format.money(-difference))}
              </dd>
            </>
          )}
        </dl>
        <p className={css.hint}>{words.notStored}</p>
      </div>
    </SumTable>
  );
}
