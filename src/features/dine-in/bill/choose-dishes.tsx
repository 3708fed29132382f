import type { Tab, TabLine } from '#schemas/api/tabs.ts';
import { tabBill } from '#schemas/messages/en/tab-bill.ts';
import { toMinor } from '#schemas/money.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { useFormat } from '#ui/messages.tsx';
import { QuantityStepper } from '#ui/elements/quantity-stepper.tsx';
import css from './bill.module.css';
import { amountOfUnits, openCount, pickedCount, type BillDraft } from './bill-draft.ts';
import { guestNameOf } from './guest-name.ts';

const words = tabBill.dishes;

type ChooseDishesProps = { tab: Tab; draft: BillDraft; onPick(picks: BillDraft['picks']): void };

/** Every dish on the bill, to be chosen one by one; what others pay for is said, and by whom. */
export function ChooseDishes({ tab, draft, onPick }: ChooseDishesProps) {
  const rounds = tab.rounds.filter(({ total }) => total > 0);
  const isOwn = (guestId: number | null) => guestId !== null && guestId === tab.own_guest_id;
  // One's own stand first: they are what is looked for.
  const sorted = [
    ...rounds.filter(({ guest_id }) => isOwn(guest_id)),
    ...rounds.filter(({ guest_id }) => !isOwn(guest_id)),
  ];
  if (rounds.every(({ lines }) => lines.every((line) => openCount(line) === 0))) {
    return <p className={css.quiet}>{words.none}</p>;
  }
  return (
    <div className={css.rounds}>
      {sorted.map((round) => (
        <section key={round.order_id} aria-labelledby={`pays-${round.order_id}`}>
          <h3 id={`pays-${round.order_id}`} className={css.round}>
            {isOwn(round.guest_id) ? words.own : words.of(guestNameOf(tab, round.guest_id))}
          </h3>
          <ul className={css.dishes}>
            {round.lines.map((line) => (
              <Dish
                key={line.id}
                tab={tab}
                line={line}
                count={pickedCount(draft, tab, round, line)}
                onCount={(count) => onPick(new Map(draft.picks).set(line.id, count))}
              />
            ))}
          </ul>
        </section>
      ))}
      <p className={css.quiet}>{words.all}</p>
    </div>
  );
}

type DishProps = { tab: Tab; line: TabLine; count: number; onCount(count: number): void };

function Dish({ tab, line, count, onCount }: DishProps) {
  const { money } = useFormat();
  const open = openCount(line);
  const price = money(amountOfUnits(line, 1, tab.currency));
  const details = [line.details, line.notes].filter((text) => text !== '').join(comma);
  const name = (
    <span className={css.name}>
      {line.name}
      {details !== '' && <span className={css.quiet}>{details}</span>}
      {open > 1 && <span className={css.quiet}>{words.each(price)}</span>}
      <Payers tab={tab} line={line} />
    </span>
  );
  if (open === 0) {
    const worth = line.units.reduce((sum, { amount }) => sum + toMinor(amount, tab.currency), 0);
    return (
      <li className={css.taken}>
        {name}
        <span className={css.amount}>{money(worth)}</span>
      </li>
    );
  }
  if (open === 1) {
    return (
      <li>
        <label className={css.dish}>
          <input
            type="checkbox"
            checked={count === 1}
            onChange={({ target }) => onCount(target.checked ? 1 : 0)}
          />
          {name}
          <span className={css.amount}>{price}</span>
        </label>
      </li>
    );
  }
  return (
    <li className={css.counted}>
      {name}
      <QuantityStepper
        value={count}
        min={0}
        max={open}
        label={words.count(line.name)}
        fewerLabel={words.fewer(line.name)}
        moreLabel={words.more(line.name)}
        onChange={onCount}
      />
      <span className={css.amount}>{money(amountOfUnits(line, count, tab.currency))}</span>
    </li>
  );
}

/** Who pays for units of a line, or has paid for them. */
function Payers({ tab, line }: { tab: Tab; line: TabLine }) {
  const groups = new Map<string, { text(count: number): string; count: number }>();
  for (const { state, guest_id: guestId } of line.units) {
    if (state === 'open') continue;
    const key = `${state} ${guestId}`;
    const known = groups.get(key) ?? { text: payerText(tab, state, guestId), count: 0 };
    groups.set(key, { ...known, count: known.count + 1 });
  }
  return [...groups].map(([key, { text, count }]) => (
    <span key={key} className={css.quiet}>
      {text(count)}
    </span>
  ));
}

function payerText(tab: Tab, state: 'held' | 'paid', guestId: number | null) {
  if (guestId === null) return state === 'held' ? words.heldAlready : words.paidAlready;
  if (guestId === tab.own_guest_id) return state === 'held' ? words.heldByYou : words.paidByYou;
  const who = guestNameOf(tab, guestId);
  return (count: number) => (state === 'held' ? words.held(count, who) : words.paid(count, who));
}
