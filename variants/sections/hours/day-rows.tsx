import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './day-rows.module.css';
import type { DayHours } from './props.ts';

type DayRowsProps = {
  days: readonly DayHours[];
  /** Name of the table for whoever does not see where it stands. */
  label: string;
};

/** Days with their hours, one a row, today marked. */
export function DayRows({ days, label }: DayRowsProps) {
  const words = useStorefront().messages.home.hours;
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {days.map(({ day, times, isToday, note }) => (
          <tr key={day} className={styles.row} aria-current={isToday ? 'date' : undefined}>
            <th className={styles.day} scope="row">
              <span className={styles.name}>{day}</span>
              {isToday && <span className={styles.today}>{words.today}</span>}
            </th>
            <td className={styles.times}>
              {times.length === 0 && <span className={styles.closed}>{words.closed}</span>}
              {times.map((time) => (
                <span key={time} className={styles.time}>
                  <bdi>{time}</bdi>
                </span>
              ))}
              {note && <span className={styles.note}>{note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
