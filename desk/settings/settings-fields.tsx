import type { UseFormReturn } from 'react-hook-form';
import { unansweredOutcomes } from '#schemas/api/order-states.ts';
import {
  restaurantMailTopics,
  type OrderSettingsBody,
  type RestaurantMailTopic,
} from '#schemas/api/staff-order-settings.ts';
import { useMessages } from '#ui/messages.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { Choice, FieldGroup, TextField } from '../form/fields.tsx';
import css from '../form/form.module.css';

type FieldsProps = { form: UseFormReturn<OrderSettingsBody>; values: OrderSettingsBody };

const changed = { shouldDirty: true } as const;

/** Whether somebody accepts each order, with what customers then read. */
export function AcceptingFields({ form, values }: FieldsProps) {
  const { accepting: words, reads } = useDeskMessages().deskSettings;
  const { now } = useMessages().order;
  const choose = (isByHand: boolean) => form.setValue('accepts_by_hand', isByHand, changed);
  return (
    <FieldGroup legend={words.legend}>
      <Choice
        type="radio"
        label={words.byHand}
        hint={`${words.byHandHint} ${reads(now.placed)}`}
        isChecked={values.accepts_by_hand}
        onChange={() => choose(true)}
      />
      <Choice
        type="radio"
        label={words.automatic}
        hint={`${words.automaticHint} ${reads(now.accepted.automatic)}`}
        isChecked={!values.accepts_by_hand}
        onChange={() => choose(false)}
      />
    </FieldGroup>
  );
}

/** How long an order waits for its answer, and what becomes of it without one. */
export function UnansweredFields({ form, values }: FieldsProps) {
  const { unanswered: words, reads } = useDeskMessages().deskSettings;
  const { waits } = useMessages().order;
  if (!values.accepts_by_hand) {
    return (
      <FieldGroup legend={words.legend}>
        <p className={css.hint}>{words.off}</p>
      </FieldGroup>
    );
  }
  return (
    <FieldGroup legend={words.legend}>
      <TextField
        label={words.minutes}
        hint={words.minutesHint}
        problem={form.formState.errors.answer_minutes && words.minutesProblem}
        isShort
        type="number"
        inputMode="numeric"
        {...form.register('answer_minutes', { valueAsNumber: true })}
      />
      <p className={css.label}>{words.what}</p>
      {unansweredOutcomes.map((outcome) => (
        <Choice
          key={outcome}
          type="radio"
          label={words[outcome]}
          hint={reads(waits.answer[outcome](words.example))}
          isChecked={values.if_unanswered === outcome}
          onChange={() => form.setValue('if_unanswered', outcome, changed)}
        />
      ))}
    </FieldGroup>
  );
}

const furtherTopics = ['changed', 'cancelled'] as const;
/** When new orders are mailed; null: never. The first that is chosen counts. */
const newOrderChoices = ['new', 'new_without_sound', null] as const;

/** Which mails the restaurant gets, and where. */
export function MailFields({ form, values, email }: FieldsProps & { email: string }) {
  const { mails: words } = useDeskMessages().deskSettings;
  const chosen = newOrderChoices.find((one) => one !== null && values.mails.includes(one)) ?? null;
  // In their own order, so that a change undone is none.
  const setMails = (isOn: (topic: RestaurantMailTopic) => boolean) =>
    form.setValue('mails', restaurantMailTopics.filter(isOn), changed);
  return (
    <FieldGroup legend={words.legend}>
      <p className={css.label}>{words.newOrders}</p>
      {newOrderChoices.map((choice) => (
        <Choice
          key={choice ?? 'never'}
          type="radio"
          label={words[choice ?? 'never']}
          {...(choice === 'new_without_sound' && { hint: words.soundHint })}
          isChecked={chosen === choice}
          onChange={() =>
            setMails((topic) =>
              topic === 'new' || topic === 'new_without_sound'
                ? topic === choice
                : values.mails.includes(topic),
            )
          }
        />
      ))}
      <p className={css.label}>{words.further}</p>
      {furtherTopics.map((topic) => (
        <Choice
          key={topic}
          type="checkbox"
          label={words[topic]}
          isChecked={values.mails.includes(topic)}
          onChange={(isOn) =>
            setMails((one) => (one === topic ? isOn : values.mails.includes(one)))
          }
        />
      ))}
      <TextField
        label={words.address}
        hint={words.addressHint(email)}
        problem={form.formState.errors.mail_address && words.addressProblem}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('mail_address', { setValueAs: (text: string) => text.trim() })}
      />
    </FieldGroup>
  );
}

const usualLimit = 2;

/** After how many uncollected cash orders a customer pays by card. */
export function NoShowFields({ form, values }: FieldsProps) {
  const { noShows: words, reads } = useDeskMessages().deskSettings;
  const isOn = values.no_show_limit !== null;
  return (
    <FieldGroup legend={words.legend}>
      <Choice
        type="checkbox"
        label={words.isOn}
        hint={words.hint}
        isChecked={isOn}
        onChange={(isNowOn) => form.setValue('no_show_limit', isNowOn ? usualLimit : null, changed)}
      />
      {isOn && (
        <TextField
          label={words.limit}
          hint={reads(words.customerReads)}
          problem={form.formState.errors.no_show_limit && words.limitProblem}
          isShort
          type="number"
          inputMode="numeric"
          {...form.register('no_show_limit', { valueAsNumber: true })}
        />
      )}
    </FieldGroup>
  );
}
