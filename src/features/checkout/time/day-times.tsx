import { useId, useState } from 'react';
import type { Slot } from '#schemas/api/slots.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { groupByPartOfDay, type PartOfDay, partsOpenAtFirst } from './parts-of-day.ts';
import { SlotChip } from './slot-chip.tsx';
import css from './time-picker.module.css';

type DayTimesProps = {
  /** All of the day, earliest first. */
  slots: readonly Slot[];
  isChosen(slot: Slot): boolean;
  onChoose(slot: Slot): void;
};

/**
 * A day's times by the part of the day, each a group of radios under its name. A long day is folded
 * but for one part; each part is a radio group of its own, so that Tab goes from part to part as
 * the eye does and arrow keys stay within one.
 */
export function DayTimes({ slots, isChosen, onChoose }: DayTimesProps) {
  const { time: words } = useMessages().checkout;
  const format = useFormat();
  const id = useId();
  const groups = groupByPartOfDay(slots);
  const [openParts, setOpenParts] = useState(() => partsOpenAtFirst(groups, isChosen));
  const toggle = (part: PartOfDay, isOpen: boolean) =>
    setOpenParts((open) => [...open.filter((one) => one !== part), ...(isOpen ? [part] : [])]);
  const nameRange = (ofPart: readonly Slot[]) => {
    const [first, last] = [ofPart[0]?.time ?? '', ofPart.at(-1)?.time ?? ''];
    return first === last ? format.time(first) : words.range(format.time(first), format.time(last));
  };
  return groups.map(({ part, slots: ofPart }) => {
    const chosen = ofPart.find(isChosen);
    return (
      <details
        key={part}
        className={css.part}
        aria-label={words.parts[part]}
        open={openParts.includes(part)}
        onToggle={({ currentTarget }) => toggle(part, currentTarget.open)}
      >
        <summary className={css.partName}>
          <span>{words.parts[part]}</span>
          <span className={css.range}>{nameRange(ofPart)}</span>
          {chosen && <span className={css.picked}>{format.time(chosen.time)}</span>}
        </summary>
        <div className={css.grid}>
          {ofPart.map((slot) => (
            <SlotChip
              key={slot.instant}
              slot={slot}
              day={slots}
              group={`${id}-${part}`}
              isChosen={slot === chosen}
              onChoose={() => onChoose(slot)}
            />
          ))}
        </div>
      </details>
    );
  });
}
