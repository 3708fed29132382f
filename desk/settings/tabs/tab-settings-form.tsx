import { zodResolver } from '@hookform/resolvers/zod';
import {
  tabSettingsBody,
  usualCardHold,
  type TabSettings,
  type TabSettingsBody,
} from '#schemas/api/tab-settings.ts';
import { formatMoney, toMajor, toMinor } from '#schemas/money.ts';
import { useSaveTabSettings } from '#desk/api/staff-tab-settings.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { Choice, FieldGroup, TextField } from '../../form/fields.tsx';
import css from '../../form/form.module.css';
import { MoneyField } from '../../form/money-field.tsx';
import type { SavedSettings } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type TabSettingsFormProps = { restaurantId: number; present: TabSettings };

const resolver = zodResolver(tabSettingsBody);

const savedOf = ({
  card_hold,
  close_hours,
  revision,
}: TabSettings): SavedSettings<TabSettingsBody> => ({
  values: { card_hold, close_hours },
  revision,
});

/** Whether guests may leave a card, what it holds, and when it pays, as a form. */
export function TabSettingsForm({ restaurantId, present }: TabSettingsFormProps) {
  const messages = useDeskMessages();
  const words = messages.deskTabSettings;
  const { locale } = useStorefront();
  const { currency } = present;
  const { save, reload } = useSaveTabSettings(restaurantId);
  const state = useSettingsForm<TabSettingsBody>({
    name: `tabs ${restaurantId}`,
    present: savedOf(present),
    resolver,
    settings: [
      {
        key: 'card_hold',
        label: words.amount,
        text: ({ card_hold: hold }) =>
          hold === null ? messages.deskForms.conflict.no : formatMoney(hold, currency, locale),
      },
      {
        key: 'close_hours',
        label: words.hours,
        text: (values) => String(values.close_hours),
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
  const { card_hold: hold, close_hours: hours } = values;
  const setHold = (next: number | null) => form.setValue('card_hold', next, change);
  return (
    <SettingsForm state={state} saved={words.saved}>
      <FieldGroup legend={words.legend}>
        <Choice
          type="checkbox"
          label={words.takes}
          hint={words.takesHint}
          isChecked={hold !== null}
          onChange={(isOn) => setHold(isOn ? usualCardHold : null)}
        />
        {hold !== null && !present.can_hold && <p className={css.problem}>{words.noGateway}</p>}
        {hold !== null && (
          <>
            <MoneyField
              label={words.amount}
              hint={words.amountHint}
              problem={errors.card_hold?.message}
              value={toMajor(hold, currency)}
              currency={currency}
              onChange={(amount) =>
                setHold(Number.isNaN(amount) ? amount : toMinor(amount, currency))
              }
            />
            <TextField
              label={words.hours}
              hint={words.hoursHint}
              problem={errors.close_hours?.message}
              type="number"
              inputMode="numeric"
              isShort
              min={1}
              max={24}
              unit={words.hoursUnit}
              value={Number.isNaN(hours) ? '' : hours}
              onChange={({ target }) => form.setValue('close_hours', target.valueAsNumber, change)}
            />
          </>
        )}
      </FieldGroup>
    </SettingsForm>
  );
}
