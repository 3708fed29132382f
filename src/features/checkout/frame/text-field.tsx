import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import type { ComponentProps, ReactNode } from 'react';

type Own = {
  /** Id of the input, so that a list of problems can link to it. */
  id: string;
  label: ReactNode;
  /** What is wrong, in words; null when nothing is. */
  error?: string | null;
  hint?: ReactNode;
};
type TextFieldProps = Own & Omit<ComponentProps<typeof Input>, 'id'>;
type TextAreaFieldProps = Own & Omit<ComponentProps<typeof Textarea>, 'id'>;

/** Label above, hint and error below, both tied to the input by aria-describedby. */
export function TextField({ id, label, error = null, hint, ...input }: TextFieldProps) {
  return (
    <LabelledField {...{ id, label, error, hint }}>
      <Input bg="var(--color-raised)" {...input} aria-describedby={describedBy(id, error, hint)} />
    </LabelledField>
  );
}

export function TextAreaField({ id, label, error = null, hint, ...input }: TextAreaFieldProps) {
  return (
    <LabelledField {...{ id, label, error, hint }}>
      <Textarea
        bg="var(--color-raised)"
        {...input}
        aria-describedby={describedBy(id, error, hint)}
      />
    </LabelledField>
  );
}

function LabelledField({ id, label, error, hint, children }: Own & { children: ReactNode }) {
  return (
    <Field.Root
      id={id}
      ids={{ control: `${id}-field`, errorText: `${id}-error`, helperText: `${id}-hint` }}
      invalid={Boolean(error)}
    >
      <Field.Label>{label}</Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

const describedBy = (id: string, error: string | null, hint: ReactNode) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
