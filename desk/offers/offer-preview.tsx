import { useId, useState } from 'react';
import type { OfferPreview as Preview, SampleCartBody } from '#schemas/api/offer-preview.ts';
import { sampleCarts } from '#schemas/api/offer-preview.ts';
import type { OfferChoices } from '#schemas/api/staff-offers.ts';
import { toMinor } from '#schemas/money.ts';
import { useOfferPreview, type PreviewAsked } from '#desk/api/staff-offers.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { SelectField } from '../form/fields.tsx';
import form from '../form/form.module.css';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { ChoicePicker } from './choice-picker.tsx';
import css from './offers.module.css';

type OfferPreviewProps = {
  /** The offer as it stands in the form; null: it has something to mend. */
  ask: ((place: { restaurantId: number; cart: SampleCartBody }) => PreviewAsked) | null;
  choices: OfferChoices;
  /** Where it can be tried. */
  restaurantIds: readonly number[];
};

const payments = ['card', 'cashOnDelivery'] as const;
const types = ['pickup', 'delivery', 'dine_in'] as const;

/** What the offer does to a sample cart, by the prices of now and the server's own engine. */
export function OfferPreview({ ask, choices, restaurantIds }: OfferPreviewProps) {
  const { deskOffers } = useDeskMessages();
  const words = deskOffers.preview;
  const id = useId();
  const { restaurants } = useDesk();
  const open = restaurants.filter((one) => restaurantIds.includes(one.id));
  // One that is closed can be tried all the same.
  const here =
    open.length > 0
      ? open
      : restaurantIds.slice(0, 1).map((one) => ({ id: one, name: '', order_types: types }));
  const [chosenId, setChosenId] = useState<number | null>(null);
  const restaurant = here.find((one) => one.id === chosenId) ?? here[0];
  const [cart, setCart] = useState<SampleCartBody>({
    kind: 'usual',
    items: [],
    order_type: 'pickup',
    payment_method: 'card',
  });
  const offered = types.filter((type) => restaurant?.order_types.includes(type));
  const order_type = offered.find((type) => type === cart.order_type) ?? offered[0] ?? 'pickup';
  const hasDishes = cart.kind !== 'own' || cart.items.length > 0;
  const asked =
    ask && restaurant && hasDishes
      ? ask({ restaurantId: restaurant.id, cart: { ...cart, order_type } })
      : null;
  const query = useOfferPreview(asked);
  const { data, error, isError, refetch } = query;
  const shown = asked ? data : undefined;
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.heading}
      </h3>
      <p className={form.hint}>{words.text}</p>
      <div className={css.pair}>
        <SelectField
          label={words.cart}
          options={sampleCarts.map((kind) => ({ value: kind, label: words.carts[kind] }))}
          value={cart.kind}
          onChange={({ target }) =>
            setCart({ ...cart, kind: sampleCarts.find((one) => one === target.value) ?? 'usual' })
          }
        />
        {here.length > 1 && (
          <SelectField
            label={words.restaurant}
            options={here.map((one) => ({ value: String(one.id), label: one.name }))}
            value={String(restaurant?.id ?? '')}
            onChange={({ target }) => {
              setChosenId(Number(target.value));
              setCart({ ...cart, items: [] });
            }}
          />
        )}
        <SelectField
          label={words.orderType}
          options={offered.map((type) => ({ value: type, label: deskOffers.fields.types[type] }))}
          value={order_type}
          onChange={({ target }) =>
            setCart({
              ...cart,
              order_type: offered.find((type) => type === target.value) ?? 'pickup',
            })
          }
        />
        <SelectField
          label={words.payment}
          options={payments.map((one) => ({
            value: one,
            label: deskOffers.fields.payments[one],
          }))}
          value={cart.payment_method}
          onChange={({ target }) =>
            setCart({
              ...cart,
              payment_method: payments.find((one) => one === target.value) ?? 'card',
            })
          }
        />
      </div>
      {cart.kind === 'own' && restaurant && (
        <OwnCart
          choices={choices}
          restaurantId={restaurant.id}
          items={cart.items}
          onChange={(items) => setCart({ ...cart, items })}
        />
      )}
      <output className={form.hint}>
        {ask === null
          ? words.waits
          : !hasDishes
            ? words.chooseDishes
            : !shown && !isError && words.asking}
      </output>
      {isError && asked && (
        <div role="alert" className={form.trouble}>
          <p>{failureSentence(error, words.failed)}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {words.again}
          </ActionButton>
        </div>
      )}
      {shown && !isError && <PreviewBill preview={shown} />}
    </section>
  );
}

type OwnCartProps = {
  choices: OfferChoices;
  restaurantId: number;
  items: SampleCartBody['items'];
  onChange(items: SampleCartBody['items']): void;
};

const mostUnits = 9;

/** Dishes of one's own choice to try an offer on. */
function OwnCart({ choices, restaurantId, items, onChange }: OwnCartProps) {
  const words = useDeskMessages().deskOffers.preview;
  const nameOf = (dishId: number) =>
    choices.dishes.find(({ at }) => at.some((one) => one.id === dishId))?.name ?? '';
  return (
    <>
      <ChoicePicker
        label={words.dishes}
        none=""
        choices={choices.dishes}
        restaurantId={restaurantId}
        value={items.map(({ dish_id }) => dish_id)}
        problem={undefined}
        onChange={(ids) =>
          onChange(
            ids.map(
              (dish_id) => items.find((one) => one.dish_id === dish_id) ?? { dish_id, quantity: 1 },
            ),
          )
        }
      />
      <div className={css.pair}>
        {items.map(({ dish_id, quantity }) => (
          <SelectField
            key={dish_id}
            label={words.quantity(nameOf(dish_id))}
            options={Array.from({ length: mostUnits }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
            value={String(quantity)}
            onChange={({ target }) =>
              onChange(
                items.map((one) =>
                  one.dish_id === dish_id ? { ...one, quantity: Number(target.value) } : one,
                ),
              )
            }
          />
        ))}
      </div>
    </>
  );
}

/** Before and after, beside each other. */
function PreviewBill({ preview }: { preview: Preview }) {
  const words = useDeskMessages().deskOffers.preview;
  const { currency } = useStorefront();
  const format = useFormat();
  const money = (amount: number) => format.money(toMinor(amount.toFixed(3), currency));
  const { cart, before, after, saving, reason } = preview;
  if (cart.length === 0) return <p className={form.hint}>{words.empty}</p>;
  return (
    <>
      <output className={css.saving} data-saves={saving > 0 || undefined}>
        {saving > 0 ? words.saves(money(saving)) : words.nothing}
      </output>
      {reason !== null && <p className={css.reason}>{reason}</p>}
      <ul className={css.cartLines}>
        {cart.map(({ dish_id, name, quantity, amount }) => (
          <li key={dish_id} className={css.cartLine}>
            <span>
              {quantity} × {name}
            </span>
            <span>{money(amount)}</span>
          </li>
        ))}
      </ul>
      <div className={css.bills}>
        {(['before', 'after'] as const).map((side) => {
          const bill = side === 'before' ? before : after;
          return (
            <table key={side} className={css.bill}>
              <caption>{side === 'before' ? words.before : words.withOffer}</caption>
              <tbody>
                <tr>
                  <th scope="row">{words.items}</th>
                  <td>{money(bill.items)}</td>
                </tr>
                {bill.lines.map((line) => (
                  <tr key={`${line.kind} ${line.name}`}>
                    <th scope="row">{lineName(words.lines, line)}</th>
                    <td>{money(line.amount)}</td>
                  </tr>
                ))}
                <tr className={css.total}>
                  <th scope="row">{words.total}</th>
                  <td>{money(bill.total)}</td>
                </tr>
              </tbody>
            </table>
          );
        })}
      </div>
    </>
  );
}

type LineNames = Record<string, (name: string) => string>;

const lineName = (names: LineNames, { kind, name }: { kind: string; name: string }): string =>
  names[kind]?.(name) ?? name;
