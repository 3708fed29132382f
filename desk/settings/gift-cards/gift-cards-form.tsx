import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { giftDesigns } from '#schemas/api/gift-cards.ts';
import type { GiftCardSettings } from '#schemas/api/staff-gift-cards.ts';
import { giftCards } from '#schemas/messages/en/gift-cards.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useSaveGiftCardSettings } from '#desk/api/staff-gift-cards.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { Choice, FieldGroup } from '../../form/fields.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { problemAt } from '../../form/problem-at.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { AmountFields } from './amount-fields.tsx';
import { ExpiryFields } from './expiry-fields.tsx';
import css from '../../form/form.module.css';
import { savedOf, settingsSchema, settingTexts } from './gift-card-values.ts';

/** Whether gift cards are sold, for how much, how they look and how long they count, as a form. */
export function GiftCardsForm({ present }: { present: GiftCardSettings }) {
  const { setting: words } = useDeskMessages().deskGiftCards;
  const { locale } = useStorefront();
  const { save, reload } = useSaveGiftCardSettings();
  const { currency, least_months: least } = present;
  const resolver = useMemo(() => zodResolver(settingsSchema(words, least)), [words, least]);
  const state = useSettingsForm({
    name: 'gift-cards',
    present: savedOf(present),
    resolver,
    settings: settingTexts(words, (amount) =>
      Number.isFinite(amount) ? formatMoney(toMinor(amount, currency), currency, locale) : '',
    ),
    save: async (body, revision) => savedOf(await save(body, revision)),
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
  });
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  const problem = (place: string) => problemAt(errors, place);
  // What was refused is looked at again with each change.
  const change = { shouldDirty: true, shouldValidate: isSubmitted };
  const bound = (name: 'lowest' | 'highest') => (
    <MoneyField
      label={words[name]}
      currency={currency}
      problem={problem(name)}
      value={values[name]}
      onChange={(amount) => form.setValue(name, amount, change)}
    />
  );
  return (
    <SettingsForm state={state} saved={words.saved}>
      <Choice
        type="checkbox"
        label={words.on}
        hint={words.onHint}
        isChecked={values.is_sold}
        onChange={(isSold) => form.setValue('is_sold', isSold, change)}
      />
      <FieldGroup legend={words.amounts} hint={words.amountsHint}>
        <AmountFields
          amounts={values.amounts}
          currency={currency}
          problem={problem}
          onChange={(amounts) => form.setValue('amounts', amounts, change)}
        />
        {bound('lowest')}
        {bound('highest')}
      </FieldGroup>
      <FieldGroup legend={words.designs}>
        {giftDesigns.map((design) => (
          <Choice
            key={design}
            type="checkbox"
            label={giftCards.designs[design]}
            isChecked={values.designs.includes(design)}
            onChange={(isOn) =>
              form.setValue(
                'designs',
                giftDesigns.filter((one) => (one === design ? isOn : values.designs.includes(one))),
                change,
              )
            }
          />
        ))}
        <p className={css.problem} aria-live="polite">
          {problem('designs')}
        </p>
      </FieldGroup>
      <ExpiryFields
        months={values.expiry_months}
        least={least}
        problem={problem('expiry_months')}
        onChange={(months) => form.setValue('expiry_months', months, change)}
      />
    </SettingsForm>
  );
}
