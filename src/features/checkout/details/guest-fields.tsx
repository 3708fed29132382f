import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { type FieldError, useForm } from 'react-hook-form';
import { z } from 'zod';
import { callerDetails, guestDetails, type GuestDetails } from '#schemas/api/orders.ts';
import { useMessages } from '#ui/messages.tsx';
import { Section } from './section.tsx';
import { TextField } from '../frame/text-field.tsx';

/** What the step's button asks of a form: show its errors; true when there are none. */
export type FormHandle = { validate(): Promise<boolean> };

type GuestFieldsProps = {
  initial: GuestDetails;
  /** Staff fill it in for somebody on the telephone, who need not give an email address. */
  isCaller: boolean;
  /** Called with every key: what is typed lives in the checkout draft at once. */
  onType(details: GuestDetails): void;
  handle: RefObject<FormHandle | null>;
  /** The fields that are asked for; the others are known, and go along as they are. */
  asked?: readonly (keyof GuestDetails)[];
  /** Why it is asked for, where it is not as of a guest. */
  hint?: string;
  /** Stores what was typed, once it is right. @returns why that failed, or null. */
  save?: (details: GuestDetails) => Promise<string | null>;
  /** The step's button was pressed: only then a blank field is an error. */
  hasTried: boolean;
};

const kindOf = (error: FieldError) => (error.type === 'too_small' ? 'missing' : 'invalid');

const everyField = ['name', 'email', 'phone_no'] as const;

/** Skips what is known already: nobody could mend it here. */
const schemaOf = (asked: readonly (keyof GuestDetails)[], isCaller: boolean) => {
  const { shape } = isCaller ? callerDetails : guestDetails;
  const field = (name: keyof GuestDetails): z.ZodType<string, string> =>
    asked.includes(name) ? shape[name] : z.string();
  return z.object({ name: field('name'), email: field('email'), phone_no: field('phone_no') });
};

/**
 * Name, email and phone of a guest (specification §6), with the keyboard and autofill each needs; or
 * those of them that an account lacks.
 */
export function GuestFields(props: GuestFieldsProps) {
  const { initial, isCaller, onType, handle, hasTried, asked = everyField, hint, save } = props;
  const { guest: words } = useMessages().checkout;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    defaultValues: initial,
    resolver: zodResolver(schemaOf(asked, isCaller)),
    mode: 'onTouched',
  });
  const { errors } = form.formState;

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => onType(values),
    });
  }, [form, onType]);
  useImperativeHandle(handle, () => ({
    validate: async () => {
      if (!(await form.trigger())) return false;
      const trouble = (await save?.(form.getValues())) ?? null;
      setFailure(trouble);
      return trouble === null;
    },
  }));
  const field = (name: keyof GuestDetails) => {
    const error = errors[name];
    const isBlank = form.getValues(name).trim() === '';
    const kind = error && (isBlank ? 'missing' : kindOf(error));
    const problem = kind && (hasTried || !isBlank) ? words.errors[name][kind] : null;
    return {
      // Gone with the key that mends it: gone only on leaving, it would pull the button from under the pointer.
      ...form.register(name, {
        onChange: () => {
          setFailure(null);
          if (error) void form.trigger(name);
        },
      }),
      id: `guest-${name}`,
      error: problem ?? (name === asked.at(-1) ? failure : null),
    };
  };

  return (
    <Section heading={words.heading} hint={hint ?? (isCaller ? words.callerWhy : words.why)}>
      {asked.includes('name') && (
        <TextField
          {...field('name')}
          label={words.name}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
        />
      )}
      {asked.includes('email') && (
        <TextField
          {...field('email')}
          label={isCaller ? words.callerEmail : words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
      )}
      {asked.includes('phone_no') && (
        <TextField
          {...field('phone_no')}
          label={words.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
        />
      )}
    </Section>
  );
}
