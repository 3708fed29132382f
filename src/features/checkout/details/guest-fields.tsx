import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect, useImperativeHandle } from 'react';
import { type FieldError, useForm } from 'react-hook-form';
import { callerDetails, guestDetails, type GuestDetails } from '#schemas/api/orders.ts';
import { useMessages } from '../../../messages.tsx';
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
  /** The step's button was pressed: only then a blank field is an error. */
  hasTried: boolean;
};

const kindOf = (error: FieldError) => (error.type === 'too_small' ? 'missing' : 'invalid');

/**
 * Name, email and phone of a guest (specification §6), with the keyboard and autofill each needs.
 */
export function GuestFields({ initial, isCaller, onType, handle, hasTried }: GuestFieldsProps) {
  const { guest: words } = useMessages().checkout;
  const form = useForm({
    defaultValues: initial,
    resolver: zodResolver(isCaller ? callerDetails : guestDetails),
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
    validate: () => form.trigger(),
  }));
  const field = (name: keyof GuestDetails) => {
    const error = errors[name];
    const isBlank = form.getValues(name).trim() === '';
    const kind = error && (isBlank ? 'missing' : kindOf(error));
    return {
      // Gone with the key that mends it: gone only on leaving, it would pull the button from under the pointer.
      ...form.register(name, { onChange: () => error && void form.trigger(name) }),
      id: `guest-${name}`,
      error: kind && (hasTried || !isBlank) ? words.errors[name][kind] : null,
    };
  };

  return (
    <Section heading={words.heading} hint={isCaller ? words.callerWhy : words.why}>
      <TextField {...field('name')} label={words.name} autoComplete="name" enterKeyHint="next" />
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
      <TextField
        {...field('phone_no')}
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
      />
    </Section>
  );
}
