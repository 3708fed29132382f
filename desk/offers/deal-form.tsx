import type { DealBody } from '#schemas/api/offer-bodies.ts';
import type { OfferChoices } from '#schemas/api/staff-offers.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { problemAt } from '../form/problem-at.ts';
import { Choice, FieldGroup, SelectField, TextField } from '../form/fields.tsx';
import { PercentField } from '../form/percent-field.tsx';
import { SettingsForm } from '../form/settings-form.tsx';
import type { SettingsFormState } from '../form/use-settings-form.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { ConditionFields } from './condition-fields.tsx';
import { DealSteps } from './deal-steps.tsx';
import { OfferTranslations } from './offer-translations.tsx';
import { OfferSentence } from './offer-sentence.tsx';
import css from './offers.module.css';
import { usePut } from './use-put.ts';

type Effect = DealBody['effect'];

type DealFormProps = {
  state: SettingsFormState<DealBody>;
  choices: OfferChoices;
  sentence: string;
  restaurantId: number;
  isNew: boolean;
  timeZone: string;
};

const beginnings: Record<Effect['kind'], Effect> = {
  bogo: { kind: 'bogo', percent: 100, pick: 'cheapest' },
  bundle: { kind: 'bundle', price: '' },
  percent: { kind: 'percent', percent: 10, most: '' },
};
const kinds = ['bogo', 'bundle', 'percent'] as const;
const picks = ['cheapest', 'dearest', 'first'] as const;

/** A deal with its steps and every condition of the rules (R35 to R37), as a form. */
export function DealForm({
  state,
  choices,
  sentence,
  restaurantId,
  isNew,
  timeZone,
}: DealFormProps) {
  const { deskOffers } = useDeskMessages();
  const words = deskOffers.fields;
  const { currency } = useStorefront();
  const { restaurants } = useDesk();
  const put = usePut(state);
  const { values } = state;
  const { effect } = values;
  const problem = (place: string) => problemAt(state.form.formState.errors, place);
  return (
    <SettingsForm
      state={state}
      saved={deskOffers.saved}
      {...(isNew && { action: deskOffers.made })}
    >
      <OfferSentence text={sentence} />
      <FieldGroup legend={words.name}>
        <TextField
          label={words.name}
          maxLength={80}
          problem={problem('name')}
          value={values.name}
          onChange={({ target }) => put({ name: target.value })}
        />
        <TextField
          label={words.dealDescription}
          maxLength={500}
          problem={problem('description')}
          value={values.description}
          onChange={({ target }) => put({ description: target.value })}
        />
      </FieldGroup>
      <OfferTranslations
        named={values}
        problem={problem}
        onChange={(translations) => put({ translations })}
      />
      <FieldGroup legend={words.effect}>
        {kinds.map((kind) => (
          <Choice
            key={kind}
            type="radio"
            label={words.dealKinds[kind]}
            isChecked={effect.kind === kind}
            onChange={() => put({ effect: beginnings[kind] })}
          />
        ))}
        {effect.kind === 'bogo' && (
          <div className={css.pair}>
            <PercentField
              label={words.lowered}
              hint={words.loweredHint}
              problem={problem('effect.percent')}
              value={effect.percent}
              onChange={(percent) => put({ effect: { ...effect, percent: percent ?? Number.NaN } })}
            />
            <SelectField
              label={words.pick}
              options={picks.map((pick) => ({ value: pick, label: words.picks[pick] }))}
              value={effect.pick}
              onChange={({ target }) => {
                const pick = picks.find((one) => one === target.value) ?? 'cheapest';
                put({ effect: { ...effect, pick } });
              }}
            />
          </div>
        )}
        {effect.kind === 'bundle' && (
          <TextField
            label={words.price}
            isShort
            unit={currency}
            inputMode="decimal"
            maxLength={12}
            problem={problem('effect.price')}
            value={effect.price}
            onChange={({ target }) => put({ effect: { ...effect, price: target.value } })}
          />
        )}
        {effect.kind === 'percent' && (
          <div className={css.pair}>
            <PercentField
              label={words.percent}
              problem={problem('effect.percent')}
              value={effect.percent}
              onChange={(percent) => put({ effect: { ...effect, percent: percent ?? Number.NaN } })}
            />
            <TextField
              label={words.most}
              hint={words.mostHint}
              isShort
              unit={currency}
              inputMode="decimal"
              maxLength={12}
              problem={problem('effect.most')}
              value={effect.most}
              onChange={({ target }) => put({ effect: { ...effect, most: target.value } })}
            />
          </div>
        )}
      </FieldGroup>
      <DealSteps
        steps={values.components}
        choices={choices}
        restaurantId={restaurantId}
        hasRoles={effect.kind === 'bogo'}
        problem={problem}
        onChange={(components) => put({ components })}
      />
      <FieldGroup legend={words.how}>
        {[true, false].map((isAutomatic) => (
          <Choice
            key={String(isAutomatic)}
            type="radio"
            label={isAutomatic ? words.automatic : words.byHand}
            hint={isAutomatic ? words.automaticHint : words.byHandHint}
            isChecked={values.is_automatic === isAutomatic}
            // Only what applies by itself may ask for an amount.
            onChange={() =>
              put({ is_automatic: isAutomatic, ...(!isAutomatic && { minimum: '' }) })
            }
          />
        ))}
      </FieldGroup>
      <ConditionFields
        values={values}
        orderTypes={restaurants.find(({ id }) => id === restaurantId)?.order_types ?? []}
        timeZone={timeZone}
        currency={currency}
        hasMinimum={values.is_automatic}
        problem={problem}
        onChange={put}
      />
      <FieldGroup legend={words.together}>
        <Choice
          type="checkbox"
          label={words.stacksWithCodes}
          isChecked={values.stacks_with_codes}
          onChange={(stacks_with_codes) => put({ stacks_with_codes })}
        />
      </FieldGroup>
    </SettingsForm>
  );
}
