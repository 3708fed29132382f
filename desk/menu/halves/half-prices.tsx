import { halfBaseMode, halfToppingMode } from '#schemas/api/menu.ts';
import type { EditedHalfSet } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { halfBases } from '#schemas/rules/line/half-amounts.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { FieldGroup, SelectField } from '../../form/fields.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../form/entries.module.css';
import type { SetHalfSet } from './use-half-set-form.ts';

type HalfPricesProps = {
  edited: EditedMenu;
  values: EditedHalfSet;
  problem(place: string): string | undefined;
  set: SetHalfSet;
};

/** What two halves cost (rules R30, R31), with what the first two dishes would. */
export function HalfPrices({ edited, values, problem, set }: HalfPricesProps) {
  const words = useDeskMessages().deskHalves.price;
  const example = useExample(edited, values);
  return (
    <FieldGroup legend={words.legend}>
      <SelectField
        label={words.base}
        options={halfBaseMode.options.map((value) => ({ value, label: words.bases[value] }))}
        value={values.base_mode}
        onChange={({ target }) => set('base_mode', halfBaseMode.parse(target.value))}
      />
      <SelectField
        label={words.topping}
        options={halfToppingMode.options.map((value) => ({ value, label: words.toppings[value] }))}
        value={values.topping_mode}
        onChange={({ target }) => set('topping_mode', halfToppingMode.parse(target.value))}
      />
      <MoneyField
        label={words.surcharge}
        hint={words.surchargeHint}
        currency={edited.currency}
        problem={problem('surcharge')}
        value={values.surcharge}
        onChange={(surcharge) => set('surcharge', surcharge)}
      />
      {example !== null && <output className={css.notice}>{example}</output>}
    </FieldGroup>
  );
}

function useExample({ menu, currency }: EditedMenu, values: EditedHalfSet): string | null {
  const words = useDeskMessages().deskHalves.price;
  const { locale } = useStorefront();
  const [one, other] = values.dish_ids.flatMap((key) => menu.dishes[key] ?? []);
  if (!one || !other || !Number.isFinite(values.surcharge)) return null;
  const minor = (amount: number) => toMinor(amount, currency);
  const [left, right] = halfBases(
    { baseMode: values.base_mode, surcharge: minor(values.surcharge) },
    [minor(one.online_price), minor(other.online_price)],
  );
  return words.example(one.name, other.name, formatMoney(left + right, currency, locale));
}
