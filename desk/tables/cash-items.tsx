import type { Tab } from '#schemas/api/tabs.ts';
import { FieldGroup } from '../form/fields.tsx';
import { CountStepper } from '../shared/count-stepper.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { chosenOf, openUnits, type CashDraft } from './cash-draft.ts';
import css from './tab.module.css';
import type { TabLabels } from './use-tab-labels.ts';

type CashItemsProps = {
  tab: Tab;
  draft: CashDraft;
  labels: TabLabels;
  onChange(items: ReadonlyMap<number, number>): void;
};

/** Which dishes are paid for, of those that nobody pays for yet. */
export function CashItems({ tab, draft, labels, onChange }: CashItemsProps) {
  const { cash: words, roundList } = useDeskMessages().deskTabs;
  const rows = tab.rounds.flatMap(({ guest_id: guestId, lines }) =>
    lines.flatMap((line) => {
      const units = openUnits(line);
      const [first] = units;
      return first ? [{ line, guestId, first, left: units.length }] : [];
    }),
  );
  return (
    <FieldGroup legend={words.items}>
      {rows.length === 0 && <p>{words.noItems}</p>}
      <ul className={css.units}>
        {rows.map(({ line, guestId, first, left }) => {
          const label = words.itemOf(line.name, labels.guestOf(tab, guestId, roundList.staff));
          const count = chosenOf(draft, line);
          const put = (next: number) => onChange(new Map(draft.items).set(line.id, next));
          return (
            <li key={line.id} className={css.unit}>
              <span>
                <b>{label}</b>
                <span className={css.muted}>{words.each(labels.money(first.amount), left)}</span>
              </span>
              <CountStepper
                count={count}
                most={left}
                fewer={words.fewer(label)}
                more={words.more(label)}
                onChange={put}
              />
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}
