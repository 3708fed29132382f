import type { FieldValues } from 'react-hook-form';
import type { SettingsFormState } from '../form/use-settings-form.ts';

/** Puts several values into a form at once; what was refused is looked at again with each change. */
export function usePut<V extends FieldValues>({ form }: SettingsFormState<V>) {
  const { isSubmitted } = form.formState;
  return (change: Partial<V>): void => {
    form.reset(
      { ...form.getValues(), ...change },
      { keepIsSubmitted: true, keepSubmitCount: true, keepErrors: true },
    );
    if (isSubmitted) void form.trigger();
  };
}
