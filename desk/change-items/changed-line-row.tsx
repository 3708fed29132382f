import type { OrderLine } from '#schemas/api/orders.ts';
import { toMinor } from '#schemas/money.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import { useFormat } from '#ui/messages.tsx';
import { CountStepper } from '../shared/count-stepper.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './change-items.module.css';

type ChangedLineRowProps = {
  line: Omit<OrderLine, 'id'>;
  currency: string;
  quantity: number;
  /** null: it is written where the dish is chosen. */
  note: string | null;
  /** Something of it was refunded: it stays as it is. */
  isFixed: boolean;
  onQuantity(quantity: number): void;
  onNote?(note: string): void;
  /** Opens its choices; null: they cannot be others. */
  onEdit: (() => void) | null;
};

/** A line of the order as it would be: how many, what it costs, its note and its choices. */
export function ChangedLineRow(props: ChangedLineRowProps) {
  const { line, currency, quantity, note, isFixed, onQuantity, onNote, onEdit } = props;
  const { deskChanges: words } = useDeskMessages();
  const format = useFormat();
  const name = shownName(line.name);
  const choices = [...line.choices, ...line.parts].map((one) => one.name ?? '');
  const isOff = quantity === 0;
  return (
    <li className={css.line} data-off={isOff || undefined}>
      <div className={css.what}>
        <span className={css.name}>{name}</span>
        {choices.length > 0 && <span className={css.choices}>{choices.join(', ')}</span>}
        <span className={css.choices}>
          {isOff ? words.removed : format.money(toMinor(line.unit_price, currency) * quantity)}
        </span>
        {isFixed && <span className={css.choices}>{words.refunded}</span>}
      </div>
      <CountStepper
        count={quantity}
        most={99}
        fewer={words.fewer(name)}
        more={isOff ? words.restore(name) : words.more(name)}
        isFixed={isFixed}
        onChange={onQuantity}
      />
      {!isOff && (note !== null || onEdit) && (
        <div className={css.more}>
          {note !== null && onNote && (
            <input
              className={css.field}
              aria-label={words.note(name)}
              placeholder={words.noteLabel}
              maxLength={300}
              value={note}
              onChange={({ target }) => onNote(target.value)}
            />
          )}
          {onEdit && !isFixed && (
            <button
              type="button"
              className={css.edit}
              aria-label={words.editOf(name)}
              onClick={onEdit}
            >
              {words.edit}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
