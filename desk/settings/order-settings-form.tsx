import { zodResolver } from '@hookform/resolvers/zod';
import {
  orderSettingsBody,
  type OrderSettings,
  type OrderSettingsBody,
} from '#schemas/api/staff-order-settings.ts';
import { useSaveOrderSettings } from '#desk/api/staff-order-settings.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import type { SavedSettings, SettingText } from '../form/saved-settings.ts';
import { SettingsForm } from '../form/settings-form.tsx';
import { useSettingsForm } from '../form/use-settings-form.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AcceptingFields, MailFields, NoShowFields, UnansweredFields } from './settings-fields.tsx';

type OrderSettingsFormProps = { restaurantId: number; present: OrderSettings };

const savedOf = ({
  revision,
  restaurant_email: _email,
  ...values
}: OrderSettings): SavedSettings<OrderSettingsBody> => ({ values, revision });

const resolver = zodResolver(orderSettingsBody);

/** How a restaurant takes its orders, as a form. */
export function OrderSettingsForm({ restaurantId, present }: OrderSettingsFormProps) {
  const messages = useDeskMessages();
  const { save, reload } = useSaveOrderSettings(restaurantId);
  const state = useSettingsForm({
    name: `orders ${restaurantId}`,
    present: savedOf(present),
    resolver,
    settings: textsOf(messages),
    save: async (body, revision) => savedOf(await save(body, revision)),
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
  });
  const { form, values } = state;
  return (
    <SettingsForm state={state} saved={messages.deskSettings.saved}>
      <AcceptingFields form={form} values={values} />
      <UnansweredFields form={form} values={values} />
      <MailFields form={form} values={values} email={present.restaurant_email} />
      <NoShowFields form={form} values={values} />
    </SettingsForm>
  );
}

function textsOf({
  deskSettings: words,
  deskForms,
}: DeskMessages): readonly SettingText<OrderSettingsBody>[] {
  const { yes, no } = deskForms.conflict;
  const { accepting, unanswered, mails, noShows } = words;
  return [
    {
      key: 'accepts_by_hand',
      label: accepting.legend,
      text: (values) => (values.accepts_by_hand ? accepting.byHand : accepting.automatic),
    },
    {
      key: 'answer_minutes',
      label: unanswered.minutes,
      text: (values) => String(values.answer_minutes),
    },
    {
      key: 'if_unanswered',
      label: unanswered.legend,
      text: (values) => unanswered[values.if_unanswered],
    },
    {
      key: 'mails',
      label: mails.legend,
      text: (values) => values.mails.map((topic) => mails[topic]).join(', ') || mails.never,
    },
    { key: 'mail_address', label: mails.address, text: (values) => values.mail_address },
    {
      key: 'no_show_limit',
      label: noShows.limit,
      text: ({ no_show_limit: limit }) => (limit === null ? no : `${yes}, ${limit}`),
    },
  ];
}
