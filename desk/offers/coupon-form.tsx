import type { CouponBody } from '#schemas/api/offer-bodies.ts';
import type { OfferChoices } from '#schemas/api/staff-offers.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { problemAt } from '../form/problem-at.ts';
import { Choice, FieldGroup, TextField } from '../form/fields.tsx';
import form from '../form/form.module.css';
import { SettingsForm } from '../form/settings-form.tsx';
import type { SettingsFormState } from '../form/use-settings-form.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { ChoicePicker } from './choice-picker.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { CouponEffectFields } from './coupon-effect.tsx';
import { OfferSentence } from './offer-sentence.tsx';
import css from './offers.module.css';
import { usePut } from './use-put.ts';
import { WholeField } from './whole-field.tsx';

type CouponFormProps = {
  state: SettingsFormState<CouponBody>;
  choices: OfferChoices;
  sentence: string;
  isNew: boolean;
  used: number;
  /** It asks for an account as it is saved: nobody can log in yet, so no other offers that. */
  hadLogin: boolean;
  timeZone: string;
};

/** A coupon with every condition of the rules (R39 to R44), as a form. */
export function CouponForm({
  state,
  choices,
  sentence,
  isNew,
  used,
  hadLogin,
  timeZone,
}: CouponFormProps) {
  const { deskOffers } = useDeskMessages();
  const words = deskOffers.fields;
  const { currency } = useStorefront();
  const { member, restaurants } = useDesk();
  const put = usePut(state);
  const { values } = state;
  const problem = (place: string) => problemAt(state.form.formState.errors, place);
  const limit = values.total_limit;
  const isUsedUp = used > 0 && limit !== null && limit <= used;
  return (
    <SettingsForm
      state={state}
      saved={deskOffers.saved}
      {...(isNew && { action: deskOffers.made })}
    >
      <OfferSentence text={sentence} />
      <FieldGroup legend={words.code}>
        <TextField
          label={words.code}
          hint={words.codeHint}
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
          problem={problem('code')}
          value={values.code}
          onChange={({ target }) => put({ code: target.value })}
        />
        <TextField
          label={words.description}
          hint={words.descriptionHint}
          maxLength={200}
          problem={problem('description')}
          value={values.description}
          onChange={({ target }) => put({ description: target.value })}
        />
      </FieldGroup>
      <CouponEffectFields
        effect={values.effect}
        currency={currency}
        problem={problem}
        onChange={(effect) => put({ effect })}
      />
      <FieldGroup legend={words.scope} hint={words.scopeHint}>
        {values.effect.kind !== 'free_delivery' && (
          <>
            <ChoicePicker
              label={words.dishes}
              choices={choices.dishes}
              restaurantId={null}
              value={values.dish_ids}
              problem={problem('dish_ids')}
              onChange={(dish_ids) => put({ dish_ids })}
            />
            <ChoicePicker
              label={words.categories}
              hint={words.categoriesHint}
              choices={choices.categories}
              restaurantId={null}
              value={values.category_ids}
              problem={problem('category_ids')}
              onChange={(category_ids) => put({ category_ids })}
            />
          </>
        )}
        {member.restaurant_id === null && restaurants.length > 1 && (
          <fieldset className={css.plain} aria-label={words.restaurants}>
            <p className={form.label}>{words.restaurants}</p>
            <p className={form.hint}>{words.restaurantsHint}</p>
            {restaurants.map(({ id, name }) => (
              <Choice
                key={id}
                type="checkbox"
                label={name}
                isChecked={values.restaurant_ids.includes(id)}
                onChange={(isOn) =>
                  put({
                    restaurant_ids: withRestaurant(restaurants, values.restaurant_ids, id, isOn),
                  })
                }
              />
            ))}
          </fieldset>
        )}
        <p className={form.problem}>{problem('restaurant_ids')}</p>
      </FieldGroup>
      <ConditionFields
        values={values}
        orderTypes={[...new Set(restaurants.flatMap((one) => one.order_types))]}
        timeZone={timeZone}
        currency={currency}
        hasMinimum
        problem={problem}
        onChange={put}
      />
      <FieldGroup legend={words.limits} hint={words.noLimit}>
        <WholeField
          label={words.totalLimit}
          hint={isUsedUp ? words.isUsedUp(used) : undefined}
          problem={problem('total_limit')}
          value={values.total_limit}
          onChange={(total_limit) => put({ total_limit })}
        />
        <WholeField
          label={words.customerLimit}
          problem={problem('customer_limit')}
          value={values.customer_limit}
          onChange={(customer_limit) => put({ customer_limit })}
        />
        <Choice
          type="checkbox"
          label={words.firstOrder}
          hint={words.firstOrderHint}
          isChecked={values.first_order_only}
          onChange={(first_order_only) => put({ first_order_only })}
        />
        {hadLogin && (
          <Choice
            type="checkbox"
            label={words.needsLogin}
            hint={words.needsLoginHint}
            isChecked={values.needs_login}
            onChange={(needs_login) => put({ needs_login })}
          />
        )}
      </FieldGroup>
      <FieldGroup legend={words.together}>
        <Choice
          type="checkbox"
          label={words.stacksWithDeals}
          isChecked={values.stacks_with_deals}
          onChange={(stacks_with_deals) => put({ stacks_with_deals })}
        />
      </FieldGroup>
    </SettingsForm>
  );
}

/** In one order, so that a change undone is none; one that is closed stays as it was chosen. */
function withRestaurant(
  open: readonly { id: number }[],
  chosen: readonly number[],
  id: number,
  isOn: boolean,
): number[] {
  const closed = chosen.filter((one) => open.every((restaurant) => restaurant.id !== one));
  const ids = open.map((restaurant) => restaurant.id);
  return [...ids.filter((one) => (one === id ? isOn : chosen.includes(one))), ...closed];
}
