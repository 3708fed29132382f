import type { Slot } from '#schemas/api/slots.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { turnOf } from './chosen-time.ts';
import css from './time-picker.module.css';

type SlotChipProps = {
  slot: Slot;
  /** All of its day, for one that the day has twice. */
  day: readonly Slot[];
  group: string;
  isChosen: boolean;
  onChoose(): void;
};

/** A time as a radio; a full one stays in sight and says so (rule R21). */
export function SlotChip({ slot, day, group, isChosen, onChoose }: SlotChipProps) {
  const { time: words } = useMessages().checkout;
  const format = useFormat();
  const turn = turnOf(slot, day);
  const time = format.time(slot.time);
  return (
    <label className={css.slot} data-full={slot.is_full || undefined}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={slot.is_full}
        onChange={onChoose}
      />
      <span>{turn ? words.twice[turn](time) : time}</span>
      {slot.is_full && <span className={css.full}>{words.full}</span>}
    </label>
  );
}
