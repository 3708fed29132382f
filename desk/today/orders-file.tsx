import { useId, useState } from 'react';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import { mostDaysOfFile } from '#schemas/api/routes.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { staffOrdersFileUrl } from '#desk/api/staff-days.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './orders-file.module.css';

/** The orders of some days as a file. */
export function OrdersFile({ day }: { day: StaffDay }) {
  const { file: words } = useDeskMessages().deskToday;
  const [from, setFrom] = useState(day.date);
  const [to, setTo] = useState(day.date);
  const id = useId();
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const problem =
    days < 1 ? words.backwards : days > mostDaysOfFile ? words.tooMany(mostDaysOfFile) : '';
  return (
    <section className={css.file} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <div className={css.fields}>
        <label className={css.field}>
          {words.from}
          <input
            type="date"
            className={css.date}
            value={from}
            onChange={({ target }) => target.value !== '' && setFrom(target.value)}
          />
        </label>
        <label className={css.field}>
          {words.to}
          <input
            type="date"
            className={css.date}
            value={to}
            onChange={({ target }) => target.value !== '' && setTo(target.value)}
          />
        </label>
        {problem === '' && (
          <ButtonLink
            look="outline"
            href={staffOrdersFileUrl(day.restaurant.id, from, to)}
            download
          >
            {words.download}
          </ButtonLink>
        )}
      </div>
      <p role="alert" className={css.problem}>
        {problem}
      </p>
    </section>
  );
}
