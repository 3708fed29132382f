import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { mendedDish, type MendedDish } from '#schemas/api/menu-file-options.ts';
import type { PreviewedDish } from '#schemas/api/staff-menu-import.ts';
import { currencyExponent, formatMoney, toMajor, toMinor } from '#schemas/money.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice, TextField } from '../../form/fields.tsx';
import { readBack } from '../../form/read-money.ts';
import { readAmount } from '#ui/elements/read-amount.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import css from './mend.module.css';
import { changedNames, sizeNamesOf } from './size-names.ts';

type MendDishProps = {
  dish: PreviewedDish;
  /** As it was mended before. */
  mended: MendedDish | undefined;
  /** The file has several prices and names none of them: they are named here. */
  hasUnnamedSizes: boolean;
  /** Names of categories to choose from. */
  categories: readonly string[];
  isBusy: boolean;
  onMend(mended: MendedDish): Promise<void>;
  onClose(): void;
};

type Problems = { name?: string | undefined; price?: string; category?: string | undefined };

/** Mends a dish of a file before it comes to the menu. */
export function MendDish(props: MendDishProps) {
  const { dish, mended, hasUnnamedSizes, categories, isBusy, onMend, onClose } = props;
  const { deskMenuImport, deskForms } = useDeskMessages();
  const words = deskMenuImport.mend;
  const currency = useConfig(({ tenant }) => tenant.currency);
  const { locale } = useStorefront();
  const id = useId();
  const exponent = currencyExponent(currency);
  const shownPrice = dish.withheld === 'no_price' ? '' : dish.price.toFixed(exponent);
  const [name, setName] = useState(dish.name);
  const [price, setPrice] = useState(shownPrice);
  const [category, setCategory] = useState(dish.category);
  const [isFree, setIsFree] = useState(mended?.is_free === true);
  const [sizes, setSizes] = useState(() => (hasUnnamedSizes ? sizeNamesOf(dish, mended) : []));
  const [problems, setProblems] = useState<Problems>({});

  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);

  const typed = readAmount(price, currency);
  const read = typed === null || isFree ? '' : readBack(price, toMajor(typed, currency), currency);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const {
      is_free: _free,
      price: priceBefore,
      size_names: _sizes,
      ...before
    } = mended ?? {
      id: dish.id,
    };
    const sizeNames = changedNames(sizes);
    const minor = price === shownPrice ? undefined : readAmount(price, currency);
    if (!isFree && minor === null) {
      return setProblems({ price: words.notAPrice((12.5).toFixed(exponent)) });
    }
    const priceNow = typeof minor === 'number' ? toMajor(minor, currency) : priceBefore;
    const read = mendedDish.safeParse({
      ...before,
      ...(name !== dish.name && { name }),
      ...(category !== dish.category && { category }),
      ...(sizeNames && { size_names: sizeNames }),
      ...(isFree ? { is_free: true } : priceNow !== undefined && { price: priceNow }),
    });
    if (read.success) return void onMend(read.data);
    const said = (field: string) =>
      read.error.issues.find(({ path }) => path[0] === field)?.message ?? undefined;
    const wrongPrice = said('price');
    setProblems({
      name: said('name'),
      category: said('category'),
      ...(wrongPrice !== undefined && { price: wrongPrice }),
    });
  };
  return (
    <form className={css.form} noValidate onSubmit={submit} aria-label={words.open(dish.name)}>
      <div className={css.fields}>
        <TextField
          label={words.name}
          value={name}
          maxLength={120}
          ref={first}
          problem={problems.name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={words.price}
          inputMode="decimal"
          value={isFree ? '' : price}
          disabled={isFree}
          hint={read === '' ? undefined : deskForms.readAs(read)}
          problem={problems.price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <TextField
          label={words.category}
          value={category}
          maxLength={120}
          list={`${id}-categories`}
          problem={problems.category}
          onChange={({ target }) => setCategory(target.value)}
        />
        {sizes.map(({ from, to, price: amount }, place) => (
          <TextField
            key={from}
            label={words.sizeAt(formatMoney(toMinor(amount, currency), currency, locale))}
            value={to}
            maxLength={120}
            onChange={({ target }) =>
              setSizes(sizes.with(place, { from, to: target.value, price: amount }))
            }
          />
        ))}
        <datalist id={`${id}-categories`}>
          {categories.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
      </div>
      <Choice type="checkbox" label={words.free} isChecked={isFree} onChange={setIsFree} />
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={isBusy}>
          {words.save}
        </ActionButton>
        <ActionButton
          look="outline"
          aria-disabled={isBusy}
          onClick={() =>
            !isBusy &&
            void onMend({ id: dish.id, name: dish.name.slice(0, 120), is_left_out: true })
          }
        >
          {words.leaveOut}
        </ActionButton>
        <ActionButton look="outline" onClick={onClose}>
          {words.cancel}
        </ActionButton>
      </div>
    </form>
  );
}
