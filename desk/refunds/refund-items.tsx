import type { RefundableOrder } from '#schemas/api/refunds.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat } from '#ui/messages.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './refunds.module.css';
import { mostOf, unitKey, type RefundInput } from './selected-refund.ts';
import { UnitStepper } from './unit-stepper.tsx';

type RefundItemsProps = {
  order: StaffOrder;
  refundable: RefundableOrder;
  input: RefundInput;
  onChange(change: Partial<RefundInput>): void;
};

/** Dishes with their parts, fees and tip, as far as they can still go back. */
export function RefundItems({ order, refundable, input, onChange }: RefundItemsProps) {
  const { deskRefunds: words } = useDeskMessages();
  const format = useFormat();
  const money = (major: number) => format.money(toMinor(major, order.currency));
  const stepper = (line: RefundableOrder['lines'][number], part: number | null) => {
    const item = order.items.find(({ id }) => id === line.line_id);
    const lineName = item?.name ?? '';
    const name = part === null ? lineName : (item?.parts[part]?.name ?? '');
    const key = unitKey(line.line_id, part);
    const count = input.counts[key] ?? 0;
    const units = part === null ? line.units : (line.parts[part]?.units ?? []);
    const next = units[Math.min(count, units.length - 1)];
    return (
      <UnitStepper
        key={key}
        name={name}
        label={part === null ? name : words.partOf(name, lineName)}
        each={next === undefined ? null : money(next)}
        count={count}
        most={mostOf(line, part, input.counts)}
        onChange={(to) => onChange({ counts: { ...input.counts, [key]: to } })}
      />
    );
  };
  return (
    <>
      <ul className={css.units}>
        {refundable.lines.map((line) => (
          <li key={line.line_id}>
            <ul>{stepper(line, null)}</ul>
            {line.parts.length > 0 && (
              <ul className={css.parts}>{line.parts.map((_, part) => stepper(line, part))}</ul>
            )}
          </li>
        ))}
      </ul>
      {(['fees', 'tip'] as const)
        .filter((what) => refundable[what] > 0)
        .map((what) => (
          <label key={what} className={css.choice}>
            <input
              type="checkbox"
              checked={input[what]}
              onChange={({ target }) => onChange({ [what]: target.checked })}
            />
            {words[what](money(refundable[what]))}
          </label>
        ))}
    </>
  );
}
