import { tabBill } from '#schemas/messages/en/tab-bill.ts';
import { useFormat } from '#ui/messages.tsx';
import css from './bill.module.css';
import type { BillPart } from './bill-draft.ts';

const words = tabBill.sum;

/** What is chosen comes to; said again whenever it changes, for others order and pay meanwhile. */
export function PartSum({ part }: { part: BillPart | null }) {
  const { money } = useFormat();
  if (part === null) return <output className={css.sum}>{words.nothing}</output>;
  const { tip, rounding, pointsWorth, giftCards } = part;
  const isPlain = [tip, rounding, pointsWorth, giftCards].every((amount) => amount === 0);
  return (
    <output className={css.sum} aria-label={words.label}>
      {!isPlain && <Row name={words.part} amount={money(part.amount)} />}
      {part.tip > 0 && <Row name={words.tip} amount={money(part.tip)} />}
      {pointsWorth > 0 && <Row name={words.points} amount={money(-pointsWorth)} />}
      {giftCards > 0 && <Row name={words.giftCards} amount={money(-giftCards)} />}
      {part.rounding !== 0 && <Row name={words.rounding} amount={money(part.rounding)} />}
      <strong className={css.total}>
        <Row name={words.total} amount={money(part.total)} />
      </strong>
    </output>
  );
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <span className={css.row}>
      <span>{name}</span> <span className={css.amount}>{amount}</span>
    </span>
  );
}
