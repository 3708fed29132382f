import { useState } from 'react';
import type { Stock, StockItem } from '#schemas/api/staff-stock.ts';
import type { useSetAvailabilities } from '#desk/api/staff-kitchen.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { toast } from '#ui/toasts/toasts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice } from '../../form/fields.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useLocalClock } from '../../shared/local-clock.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMinute } from '../../shared/use-minute.ts';
import { entryState } from '../../stock/entry-state.ts';
import type { ChosenAvailability } from '../list/availability-field.tsx';
import {
  availabilityOf,
  changeBack,
  changeFor,
  stockByDish,
  stockEntryOf,
} from '../list/dish-stock.ts';
import css from './bulk.module.css';

type AvailabilityDialogProps = {
  setting: ReturnType<typeof useSetAvailabilities>;
  stock: Stock;
  /** The selected dishes. */
  keys: ReadonlySet<string>;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

const dishOf = (item: StockItem) => ({ kind: 'product' as const, item_id: item.id });

const choices = ['today', 'further', 'available'] as const;

/** Takes all selected dishes off, or brings them back, after showing what that changes. */
export function AvailabilityDialog(props: AvailabilityDialogProps) {
  const { setting, stock, keys, ...modal } = props;
  const { deskMenuBulk: words, deskMenu, deskStock } = useDeskMessages();
  const labels = { ...deskMenu.availability, available: words.available };
  const clock = useLocalClock(stock.time_zone, useMinute());
  const [chosen, setChosen] = useState<ChosenAvailability>('today');
  const { mutate, isPending } = setting;
  const [problem, setProblem] = useState<string | null>(null);
  const items = [...stockByDish(stock)].flatMap(([key, item]) => (keys.has(key) ? item : []));
  const changing = items.filter((item) => availabilityOf(item, stock) !== chosen);
  const stateOf = (item: StockItem) => {
    const shown = availabilityOf(item, stock);
    if (shown === 'available') return deskMenu.availability.available;
    return shown === 'other' ? entryState(stockEntryOf(item, ''), deskStock, clock) : labels[shown];
  };
  const after =
    chosen === 'available' ? deskMenu.availability.available : deskMenu.availability[chosen];
  const failed = (failure: Error) =>
    toast.error({
      title: deskMenu.notChanged.title,
      description: failureSentence(failure, words.network) ?? words.network,
    });
  const apply = () => {
    setProblem(null);
    const before = changing.map((item) => ({ ...dishOf(item), ...changeBack(item) }));
    mutate(
      changing.map((item) => ({ ...dishOf(item), ...changeFor(item, chosen, stock) })),
      {
        onSuccess: () => {
          toast.success({
            title: words.done(before.length),
            action: {
              label: words.undo,
              onClick: () =>
                mutate(before, {
                  onSuccess: () => toast.success({ title: words.undone }),
                  onError: failed,
                }),
            },
          });
          modal.onClose();
        },
        onError: (failure) => setProblem(failureSentence(failure, words.network)),
      },
    );
  };
  const canApply = !isPending && changing.length > 0;
  return (
    <Modal
      {...modal}
      ignoresOutside
      title={words.titles.availability}
      text={words.text(keys.size)}
      closeLabel={words.cancel}
      footer={
        <>
          <ActionButton aria-disabled={!canApply} onClick={() => canApply && apply()}>
            {isPending ? words.saving : words.apply(changing.length)}
          </ActionButton>
          <ActionButton look="outline" onClick={modal.onClose}>
            {words.cancel}
          </ActionButton>
        </>
      }
    >
      <div className={css.body}>
        <div className={css.boxes} role="radiogroup" aria-label={words.titles.availability}>
          {choices.map((choice) => (
            <Choice
              key={choice}
              type="radio"
              label={labels[choice]}
              isChecked={chosen === choice}
              onChange={() => setChosen(choice)}
            />
          ))}
        </div>
        <p role="alert" className={css.problem}>
          {problem}
        </p>
        <section className={css.preview} aria-label={words.preview}>
          <p className={css.summary}>
            {words.summary(changing.length, items.length - changing.length, 0)}
          </p>
          <ul className={css.lines}>
            {changing.map((item) => (
              <li key={item.id} className={css.line}>
                <span className={css.name}>{item.name}</span>
                <span className={css.change}>{words.arrow(stateOf(item), after)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Modal>
  );
}
