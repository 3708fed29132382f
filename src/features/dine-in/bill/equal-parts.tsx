import { mostPayers, type Tab } from '#schemas/api/tabs.ts';
import { tabBill } from '#schemas/messages/en/tab-bill.ts';
import { QuantityStepper } from '#ui/elements/quantity-stepper.tsx';
import css from './bill.module.css';
import { splitOf, type BillDraft } from './bill-draft.ts';

const words = tabBill.parts;

type EqualPartsProps = { tab: Tab; draft: BillDraft; onChange(change: Partial<BillDraft>): void };

/** Of how many equal parts the guest pays how many; a split that others began is gone on with. */
export function EqualParts({ tab, draft, onChange }: EqualPartsProps) {
  const { of, taken, parts } = splitOf(tab, draft);
  if (taken >= of) return <p className={css.quiet}>{words.over}</p>;
  return (
    <div className={css.parts}>
      {taken > 0 ? (
        <p>{words.split(taken, of)}</p>
      ) : (
        <div className={css.counter}>
          <span>{words.of}</span>
          <QuantityStepper
            value={of}
            min={2}
            max={mostPayers}
            label={words.of}
            fewerLabel={words.fewerOf}
            moreLabel={words.moreOf}
            onChange={(value) => onChange({ of: value })}
          />
        </div>
      )}
      <div className={css.counter}>
        <span>{words.own}</span>
        <QuantityStepper
          value={parts}
          min={1}
          max={of - taken}
          label={words.own}
          fewerLabel={words.fewerOwn}
          moreLabel={words.moreOwn}
          onChange={(value) => onChange({ parts: value })}
        />
      </div>
      <p className={css.quiet}>{words.odd}</p>
    </div>
  );
}
