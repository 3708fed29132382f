import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { newDomain } from '#schemas/api/staff-domains.ts';
import { useAddDomain } from '#desk/api/staff-domains.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './domains.module.css';

/** A domain of their own, by its name; what it needs then stands in the list. */
export function AddDomain() {
  const words = useDeskMessages().deskDomains;
  const id = useId();
  const [sentence, setSentence] = useState('');
  const { mutate, isPending, error } = useAddDomain();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(newDomain),
    defaultValues: { domain: '' },
  });
  const add = handleSubmit(({ domain }) => {
    if (isPending) return;
    setSentence('');
    mutate(domain, {
      onSuccess: ({ name }) => {
        setSentence(words.added(name));
        reset();
      },
    });
  });
  return (
    <section className={form.group} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.add}
      </h3>
      <form className={css.add} noValidate onSubmit={(event) => void add(event)}>
        <TextField
          label={words.domain}
          hint={words.addText}
          problem={formState.errors.domain?.message}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...register('domain')}
        />
        <div>
          <ActionButton type="submit" aria-disabled={isPending}>
            {isPending ? words.adding : words.add}
          </ActionButton>
        </div>
      </form>
      <output className={form.status}>{sentence}</output>
      <p role="alert" className={form.problem}>
        {!isPending && failureSentence(error, words.unreached)}
      </p>
    </section>
  );
}
