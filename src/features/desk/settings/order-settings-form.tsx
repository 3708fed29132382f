import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  orderSettingsBody,
  type OrderSettings,
  type OrderSettingsBody,
} from '#schemas/api/staff-order-settings.ts';
import { ApiFailure } from '#src/api/client.ts';
import { useSaveOrderSettings, useSettingsDraft } from '#src/api/staff-order-settings.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AcceptingFields, MailFields, NoShowFields, UnansweredFields } from './settings-fields.tsx';
import css from './settings.module.css';

type OrderSettingsFormProps = { restaurantId: number; present: OrderSettings };

const valuesOf = ({ revision: _revision, restaurant_email: _email, ...values }: OrderSettings) =>
  values satisfies OrderSettingsBody;

/** The settings as a form; what is not saved is still there when the page is opened again. */
export function OrderSettingsForm({ restaurantId, present }: OrderSettingsFormProps) {
  const words = useDeskMessages().deskSettings;
  const id = useId();
  const { member } = useDesk();
  const draft = useSettingsDraft(restaurantId, member.id);
  const { mutate, reset, isPending, isSuccess, error } = useSaveOrderSettings(restaurantId);
  const [stored] = useState(draft.read);
  // What the form was begun from: a save is a change of that, not of what somebody saved since.
  const [base, setBase] = useState(stored?.base ?? present);
  const [isStale, setIsStale] = useState(false);
  const form = useForm<OrderSettingsBody>({
    defaultValues: stored?.values ?? valuesOf(base),
    resolver: zodResolver(orderSettingsBody),
  });
  const values = useWatch({ control: form.control, compute: (all: OrderSettingsBody) => all });
  const isChanged = !isSame(values, valuesOf(isStale ? present : base));
  useEffect(() => {
    if (isChanged) draft.write({ values, base });
    else draft.drop();
  });
  useUnsavedWarning(isChanged);
  const save = form.handleSubmit((body) => {
    if (isPending) return;
    const { revision } = isStale ? present : base;
    mutate(
      { body, revision },
      {
        onSuccess: ({ data }) => {
          setBase(data);
          setIsStale(false);
        },
        // From here on the one who saves knows that somebody else did.
        onError: (failure) => setIsStale(failure instanceof ApiFailure && failure.status === 412),
      },
    );
  });
  const discard = () => {
    reset();
    form.reset(valuesOf(present));
    setBase(present);
    setIsStale(false);
  };
  const isInvalid = Object.keys(form.formState.errors).length > 0;
  const status = statusOf({ isPending, isSuccess, isChanged, isInvalid, error }, words);
  return (
    <form className={css.form} noValidate onSubmit={(event) => void save(event)}>
      <AcceptingFields form={form} values={values} />
      <UnansweredFields form={form} values={values} />
      <MailFields form={form} values={values} email={present.restaurant_email} />
      <NoShowFields form={form} values={values} />
      <div className={css.bar}>
        <ActionButton type="submit" aria-disabled={isPending} aria-describedby={`${id}-status`}>
          {isPending ? words.saving : words.save}
        </ActionButton>
        {isChanged && (
          <ActionButton look="outline" onClick={discard}>
            {words.discard}
          </ActionButton>
        )}
        <output
          id={`${id}-status`}
          className={css.status}
          data-trouble={status.isTrouble || undefined}
        >
          {status.text}
        </output>
      </div>
    </form>
  );
}

/** Whether two hold the same, whatever order their mails are in. */
const isSame = (one: OrderSettingsBody, other: OrderSettingsBody): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = (values: OrderSettingsBody) => [
  values.accepts_by_hand,
  values.answer_minutes,
  values.if_unanswered,
  values.mails.toSorted(),
  values.mail_address,
  values.no_show_limit,
];

type Status = {
  isPending: boolean;
  isSuccess: boolean;
  isChanged: boolean;
  isInvalid: boolean;
  error: Error | null;
};

function statusOf(
  { isPending, isSuccess, isChanged, isInvalid, error }: Status,
  words: ReturnType<typeof useDeskMessages>['deskSettings'],
): { text: string; isTrouble: boolean } {
  if (isPending) return { text: '', isTrouble: false };
  if (isInvalid) return { text: words.invalid, isTrouble: true };
  if (error && isChanged) return { text: failureOf(error, words), isTrouble: true };
  if (isChanged) return { text: words.unsaved, isTrouble: false };
  return { text: isSuccess ? words.saved : '', isTrouble: false };
}

function failureOf(
  error: Error,
  words: ReturnType<typeof useDeskMessages>['deskSettings'],
): string {
  if (!(error instanceof ApiFailure) || error.status === null) return words.saveFailed;
  return error.status === 412 ? words.stale : error.message;
}

/** The browser asks before a page with unsaved changes is closed. */
function useUnsavedWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
