import type { DealBody } from '#schemas/api/offer-bodies.ts';
import type { OfferChoices } from '#schemas/api/staff-offers.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup, SelectField, TextField } from '../form/fields.tsx';
import form from '../form/form.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { ChoicePicker } from './choice-picker.tsx';
import { OfferTranslations } from './offer-translations.tsx';
import css from './offers.module.css';
import { WholeField } from './whole-field.tsx';

type Steps = DealBody['components'];

type DealStepsProps = {
  steps: Steps;
  choices: OfferChoices;
  restaurantId: number;
  /** Only of some deals a step may be what is lowered. */
  hasRoles: boolean;
  problem(place: string): string | undefined;
  onChange(steps: Steps): void;
};

const mostSteps = 8;

/** What has to be in the cart, and what of it is lowered. */
export function DealSteps({
  steps,
  choices,
  restaurantId,
  hasRoles,
  problem,
  onChange,
}: DealStepsProps) {
  const words = useDeskMessages().deskOffers.fields;
  const put = (place: number, change: Partial<Steps[number]>) =>
    onChange(steps.map((one, index) => (index === place ? { ...one, ...change } : one)));
  return (
    <FieldGroup legend={words.steps} hint={words.stepsHint}>
      <p className={form.problem} role="alert">
        {problem('components')}
      </p>
      <ol className={css.steps}>
        {steps
          .map((step, place) => ({ step, place }))
          .map(({ step, place }) => {
            const at = (field: string) => problem(`components.${place}.${field}`);
            return (
              <li key={step.id ?? `new-${place}`} className={css.step}>
                <p className={css.stepTitle}>{words.step(place + 1)}</p>
                <TextField
                  label={words.stepName}
                  maxLength={60}
                  problem={at('name')}
                  value={step.name}
                  onChange={({ target }) => put(place, { name: target.value })}
                />
                <OfferTranslations
                  named={step}
                  problem={at}
                  onChange={(translations) => put(place, { translations })}
                />
                <div className={css.pair}>
                  <WholeField
                    label={words.quantity}
                    problem={at('quantity')}
                    value={step.quantity}
                    onChange={(quantity) => put(place, { quantity: quantity ?? Number.NaN })}
                  />
                  {hasRoles && (
                    <SelectField
                      label={words.role}
                      options={(['buy', 'get'] as const).map((role) => ({
                        value: role,
                        label: words.roles[role],
                      }))}
                      value={step.role}
                      onChange={({ target }) =>
                        put(place, { role: target.value === 'get' ? 'get' : 'buy' })
                      }
                    />
                  )}
                </div>
                <ChoicePicker
                  label={words.dishes}
                  choices={choices.dishes}
                  restaurantId={restaurantId}
                  value={step.dish_ids}
                  problem={at('dish_ids')}
                  onChange={(dish_ids) => put(place, { dish_ids })}
                />
                <div>
                  <ActionButton
                    look="outline"
                    onClick={() => onChange(steps.filter((_one, index) => index !== place))}
                  >
                    {words.removeStep(step.name)}
                  </ActionButton>
                </div>
              </li>
            );
          })}
      </ol>
      {steps.length < mostSteps && (
        <div>
          <ActionButton
            look="outline"
            onClick={() =>
              onChange([...steps, { id: null, name: '', role: 'buy', quantity: 1, dish_ids: [] }])
            }
          >
            {words.addStep}
          </ActionButton>
        </div>
      )}
    </FieldGroup>
  );
}
