import { reservations } from '#schemas/messages/en/reservations.ts';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import css from '../reservations-page.module.css';

/** The minutes of which a screen reader is told, ascending; every second would drown the form. */
const spokenMinutes = [1, 2, 5];

/** How long the table is held still: seen by the second, heard a few times. */
export function Countdown({ seconds }: { seconds: number }) {
  const { confirm: words } = reservations;
  const minutes = spokenMinutes.find((one) => seconds <= one * 60);
  return (
    <>
      <p className={css.countdown} role="timer">
        {words.left(Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0'))}
      </p>
      <VisuallyHidden>
        <output>{minutes === undefined ? null : words.spoken(minutes)}</output>
      </VisuallyHidden>
    </>
  );
}
