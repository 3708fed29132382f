import { useMessages } from '#ui/messages.tsx';
import { CountStepper } from '../shared/count-stepper.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './refunds.module.css';

type UnitStepperProps = {
  /** What it is, for whoever does not see where the buttons stand. */
  label: string;
  name: string;
  /** What the next one gives back, as people read it; null: none is left. */
  each: string | null;
  count: number;
  most: number;
  onChange(count: number): void;
};

/** How many of a dish, or of a part of one, go back. */
export function UnitStepper({ label, name, each, count, most, onChange }: UnitStepperProps) {
  const { deskRefunds: words } = useDeskMessages();
  const { cartContents } = useMessages();
  return (
    <li className={css.unit}>
      <span className={css.name}>
        {name || cartContents.unknownItem}
        <span className={css.each}>{each === null ? words.none : words.unit(each)}</span>
      </span>
      {each !== null && (
        <CountStepper
          count={count}
          most={most}
          fewer={words.fewer(label)}
          more={words.more(label)}
          onChange={onChange}
        />
      )}
    </li>
  );
}
