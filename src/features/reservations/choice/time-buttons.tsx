import { reservations } from '#schemas/messages/en/reservations.ts';
import { nameDay } from '#src/features/checkout/time/local-time.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import css from './choice.module.css';
import type { DatedTime } from './offered-times.ts';

type TimeButtonsProps = {
  times: readonly DatedTime[];
  today: string;
  onChoose(time: DatedTime): void;
  isBusy?: boolean;
};

/** Free times of any days, each a button that takes it. */
export function TimeButtons({ times, today, onChoose, isBusy = false }: TimeButtonsProps) {
  const { time: words, day } = reservations;
  const { locale } = useStorefront();
  const format = useFormat();
  return (
    <div className={css.chips}>
      {times.map((time) => (
        <ActionButton
          key={time.instant}
          look="outline"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onChoose(time)}
        >
          {words.dayAndTime(nameDay(time.date, today, locale, day), format.time(time.time))}
        </ActionButton>
      ))}
    </div>
  );
}
