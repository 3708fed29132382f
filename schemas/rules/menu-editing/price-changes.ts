import {
  mostMoney,
  type EditedDish,
  type EditedGroup,
  type EditedOption,
  type MenuChoice,
} from '../../api/menu-document.ts';
import { currencyExponent, toMajor, toMinor } from '../../money.ts';
import { changedPrice, type PriceRefusal, type PriceStep } from './change-price.ts';
import { roundingOfOptions, type PriceRounding } from './round-price.ts';

/** A bulk change of prices, as it is chosen. */
export type PriceChange = {
  step: PriceStep;
  rounding: PriceRounding;
  which: 'both' | 'online' | 'counter';
  /** What sizes cost is changed with the dish, so that each keeps its distance in the same measure. */
  hasSizes: boolean;
  /** Options are changed, too; not by an amount, which is meant for dishes. */
  hasOptions: boolean;
};

/** What something costs before and after, in the major unit; a size with what it costs in all. */
export type PriceLine = {
  what: 'online' | 'counter' | 'size' | 'place';
  /** Of a size, or of an option. */
  name: string;
  /** Of a sequence of prices, counted from 1. */
  place?: number;
  before: number;
  after: number;
};

type Priced = Pick<EditedDish, 'online_price' | 'price' | 'choices'>;
type Change<T> = { value: T; lines: PriceLine[] };

/** A dish with its prices changed, and each that differs; or why it cannot be. */
export function withDishPrices(
  dish: EditedDish,
  change: PriceChange,
  currency: string,
): Change<EditedDish> | PriceRefusal {
  const changed = withPrices(dish, change, currency);
  if (typeof changed === 'string') return changed;
  return { value: { ...dish, ...changed.value }, lines: changed.lines };
}

/** A group with the prices of its options changed; one that cannot be stays as it is. */
export function withOptionPrices(
  group: EditedGroup,
  change: PriceChange,
  currency: string,
): Change<EditedGroup> {
  if (change.step.kind === 'amount') return { value: group, lines: [] };
  const own = { ...change, rounding: roundingOfOptions(change.rounding) };
  const { sequence_prices: sequence } = group;
  const places = sequence ? withSequencePrices(sequence, own, currency) : null;
  const lines: PriceLine[] = places ? [...places.lines] : [];
  const options = group.options.map((option): EditedOption => {
    // By sequence an option has no price of its own that counts, but its sizes come on top.
    const priced = sequence ? { ...option, online_price: 0, price: 0 } : option;
    const changed = withPrices(priced, own, currency);
    if (typeof changed === 'string' || changed.lines.length === 0) return option;
    lines.push(
      ...changed.lines.map((line) => ({
        ...line,
        name: line.what === 'size' ? `${option.name}, ${line.name}` : option.name,
      })),
    );
    return { ...option, ...(sequence ? { choices: changed.value.choices } : changed.value) };
  });
  if (lines.length === 0) return { value: group, lines };
  return {
    value: { ...group, options, ...(places && { sequence_prices: places.value }) },
    lines,
  };
}

/** Prices by place, which the counter has none of; one that cannot be changed stays as it is. */
function withSequencePrices(
  prices: readonly number[],
  { step, rounding, which }: PriceChange,
  currency: string,
): Change<number[]> {
  if (which === 'counter') return { value: [...prices], lines: [] };
  const lines: PriceLine[] = [];
  const value = prices.map((before, index) => {
    const minor = changedPrice(toMinor(before, currency), step, {
      rounding,
      most: mostMinor(currency),
    });
    if (typeof minor === 'string') return before;
    const after = toMajor(minor, currency);
    if (after !== before) lines.push({ what: 'place', name: '', place: index + 1, before, after });
    return after;
  });
  return { value, lines };
}

/** The highest price in minor units. */
const mostMinor = (currency: string) => Math.floor(mostMoney * 10 ** currencyExponent(currency));

function withPrices(
  priced: Priced,
  { step, rounding, which, hasSizes }: PriceChange,
  currency: string,
): Change<Priced> | PriceRefusal {
  const most = mostMinor(currency);
  const price = (minor: number) => changedPrice(minor, step, { rounding, most });
  const was = {
    online: toMinor(priced.online_price, currency),
    counter: toMinor(priced.price, currency),
  };
  const online = which === 'counter' ? was.online : price(was.online);
  const counter = which === 'online' ? was.counter : price(was.counter);
  if (typeof online === 'string') return online;
  if (typeof counter === 'string') return counter;
  const lines: PriceLine[] = [];
  const line = (what: PriceLine['what'], name: string, before: number, after: number) => {
    if (before === after) return;
    lines.push({ what, name, before: toMajor(before, currency), after: toMajor(after, currency) });
  };
  line('online', '', was.online, online);
  line('counter', '', was.counter, counter);
  // An adjustment is one for both prices: it follows the one that is changed, online first.
  const base =
    which === 'counter'
      ? { before: was.counter, after: counter }
      : { before: was.online, after: online };
  const refusals: PriceRefusal[] = [];
  const choices = priced.choices.map((choice, place): MenuChoice => {
    // Where only the sizes have prices, an amount is added once, not by each choice.
    const isLeft = step.kind === 'amount' && base.before === 0 && place > 0;
    if (!hasSizes || isLeft) return choice;
    const values = choice.values.map((value) => {
      const before = base.before + toMinor(value.price_adjustment, currency);
      if (value.price_adjustment === 0 || before <= 0) return value;
      const after = price(before);
      if (typeof after === 'string') {
        refusals.push(after);
        return value;
      }
      if (after - base.after === before - base.before) return value;
      line('size', value.name, before, after);
      return { ...value, price_adjustment: toMajor(after - base.after, currency) };
    });
    return { ...choice, values };
  });
  const [refusal] = refusals;
  if (refusal !== undefined) return refusal;
  const value = {
    online_price: toMajor(online, currency),
    price: toMajor(counter, currency),
    choices: lines.some(({ what }) => what === 'size') ? choices : priced.choices,
  };
  return { value, lines };
}
