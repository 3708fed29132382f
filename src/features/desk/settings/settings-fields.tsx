import { useId, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { unansweredOutcomes } from '#schemas/api/order-states.ts';
import { restaurantMailTopics, type OrderSettingsBody } from '#schemas/api/staff-order-settings.ts';
import { useMessages } from '#src/messages.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './settings.module.css';

type FieldsProps = { form: UseFormReturn<OrderSettingsBody>; values: OrderSettingsBody };

const changed = { shouldDirty: true } as const;

/** Whether somebody accepts each order, with what customers then read. */
export function AcceptingFields({ form, values }: FieldsProps) {
  const { accepting: words, reads } = useDeskMessages().deskSettings;
  const { now } = useMessages().order;
  const choose = (isByHand: boolean) => form.setValue('accepts_by_hand', isByHand, changed);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{words.legend}</legend>
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
    </fieldset>
  );
}

/** How long an order waits for its answer, and what becomes of it without one. */
export function UnansweredFields({ form, values }: FieldsProps) {
  const { unanswered: words, reads } = useDeskMessages().deskSettings;
  const { waits } = useMessages().order;
  if (!values.accepts_by_hand) {
    return (
      <fieldset className={css.group}>
        <legend className={css.legend}>{words.legend}</legend>
        <p className={css.hint}>{words.off}</p>
      </fieldset>
    );
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{words.legend}</legend>
      <TextField
        label={words.minutes}
        hint={words.minutesHint}
        problem={form.formState.errors.answer_minutes && words.minutesProblem}
        isNumber
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
    </fieldset>
  );
}

/** Which mails the restaurant gets, and where. */
export function MailFields({ form, values, email }: FieldsProps & { email: string }) {
  const { mails: words } = useDeskMessages().deskSettings;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{words.legend}</legend>
      {restaurantMailTopics.map((topic) => (
        <Choice
          key={topic}
          type="checkbox"
          label={words[topic]}
          isChecked={values.mails.includes(topic)}
          onChange={(isOn) => {
            const others = values.mails.filter((one) => one !== topic);
            form.setValue('mails', isOn ? [...others, topic] : others, changed);
          }}
        />
      ))}
      <TextField
        label={words.address}
        hint={words.addressHint(email)}
        problem={form.formState.errors.mail_address && words.addressProblem}
        {...form.register('mail_address', { setValueAs: (text: string) => text.trim() })}
      />
    </fieldset>
  );
}

const usualLimit = 2;

/** After how many uncollected cash orders a customer pays by card. */
export function NoShowFields({ form, values }: FieldsProps) {
  const { noShows: words, reads } = useDeskMessages().deskSettings;
  const isOn = values.no_show_limit !== null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{words.legend}</legend>
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
          isNumber
          {...form.register('no_show_limit', { valueAsNumber: true })}
        />
      )}
    </fieldset>
  );
}

type ChoiceProps = {
  type: 'radio' | 'checkbox';
  label: string;
  hint?: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
};

function Choice({ type, label, hint, isChecked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={css.choice}>
      <label className={css.option}>
        <input
          type={type}
          checked={isChecked}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = ReturnType<UseFormReturn<OrderSettingsBody>['register']> & {
  label: string;
  hint: ReactNode;
  problem: string | undefined;
  isNumber?: boolean;
};

function TextField({ label, hint, problem, isNumber = false, ...field }: TextFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={css.input}
        data-number={isNumber || undefined}
        type={isNumber ? 'number' : 'email'}
        inputMode={isNumber ? 'numeric' : 'email'}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        {...field}
      />
      <p id={`${id}-problem`} className={css.problem}>
        {problem}
      </p>
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
    </div>
  );
}
