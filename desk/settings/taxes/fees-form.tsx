import { zodResolver } from '@hookform/resolvers/zod';
import {
  restaurantFeesBody,
  type RestaurantFees,
  type RestaurantFeesBody,
} from '#schemas/api/staff-taxes.ts';
import { useSaveRestaurantFees } from '#desk/api/staff-taxes.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice, FieldGroup } from '../../form/fields.tsx';
import css from '../../form/form.module.css';
import { PercentField } from '../../form/percent-field.tsx';
import type { SavedSettings } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import own from './taxes.module.css';

type FeesFormProps = { restaurantId: number; present: RestaurantFees };

const resolver = zodResolver(restaurantFeesBody);
const mostTips = 5;

const savedOf = ({ revision, ...values }: RestaurantFees): SavedSettings<RestaurantFeesBody> => ({
  values,
  revision,
});

/** The service fee and the tips of a restaurant, as a form. */
export function FeesForm({ restaurantId, present }: FeesFormProps) {
  const messages = useDeskMessages();
  const words = messages.deskFees;
  const { yes, no } = messages.deskForms.conflict;
  const { save, reload } = useSaveRestaurantFees(restaurantId);
  const state = useSettingsForm<RestaurantFeesBody>({
    name: `fees ${restaurantId}`,
    present: savedOf(present),
    resolver,
    settings: [
      { key: 'service_fee', label: words.fee, text: (values) => `${values.service_fee} %` },
      {
        key: 'taxes_fees',
        label: words.taxed,
        text: (values) => (values.taxes_fees ? yes : no),
      },
      {
        key: 'tip_percents',
        label: words.tips,
        text: (values) => values.tip_percents.map((tip) => `${tip} %`).join(', '),
      },
    ],
    save: async (body, revision) => savedOf(await save(body, revision)),
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
  });
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  const change = { shouldDirty: true, shouldValidate: isSubmitted };
  const tips = values.tip_percents;
  const putTips = (next: number[]) => form.setValue('tip_percents', next, change);
  return (
    <SettingsForm state={state} saved={words.saved}>
      <FieldGroup legend={words.fee}>
        <PercentField
          label={words.feeShare}
          hint={words.feeHint}
          problem={errors.service_fee?.message}
          value={values.service_fee}
          onChange={(fee) => form.setValue('service_fee', fee ?? Number.NaN, change)}
        />
        <Choice
          type="checkbox"
          label={words.taxed}
          hint={words.taxedHint}
          isChecked={values.taxes_fees}
          onChange={(isOn) => form.setValue('taxes_fees', isOn, change)}
        />
      </FieldGroup>
      <FieldGroup legend={words.tips} hint={words.tipsHint}>
        {tips.length === 0 && <p className={css.hint}>{words.noTips}</p>}
        {tips
          .map((tip, place) => ({ tip, place }))
          .map(({ tip, place }) => (
            <div key={place} className={own.tip}>
              <PercentField
                label={words.tip(place + 1)}
                problem={errors.tip_percents?.[place]?.message}
                value={tip}
                onChange={(next) => putTips(tips.with(place, next ?? Number.NaN))}
              />
              <ActionButton
                look="outline"
                aria-label={words.removeTip(place + 1)}
                onClick={() => putTips(tips.toSpliced(place, 1))}
              >
                {words.remove}
              </ActionButton>
            </div>
          ))}
        <p className={css.problem} role="alert">
          {errors.tip_percents?.root?.message ?? errors.tip_percents?.message}
        </p>
        {tips.length < mostTips && (
          <div>
            <ActionButton
              look="outline"
              onClick={() => putTips([...tips, Math.min(100, (tips.at(-1) ?? 0) + 5)])}
            >
              {words.addTip}
            </ActionButton>
          </div>
        )}
      </FieldGroup>
      <p className={css.hint}>{words.minimum}</p>
    </SettingsForm>
  );
}
