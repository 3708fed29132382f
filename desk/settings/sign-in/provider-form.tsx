import { useEffect, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CallOf } from '#schemas/api/contract.ts';
import type { OpenIdProviderSettings } from '#schemas/api/staff-openid.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice, TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../systems/systems.module.css';

type ProviderFormProps = {
  /** null: a new one. */
  provider: OpenIdProviderSettings | null;
  isPending: boolean;
  /** Why it was not saved. */
  problem: string | null;
  onAdd(body: CallOf<'addOpenIdProvider'>['body']): void;
  onChange(body: CallOf<'changeOpenIdProvider'>['body']): void;
  onBack(): void;
};

const isThere = (text: string) => text.trim() !== '';
const codeField = { autoCapitalize: 'none', spellCheck: false, maxLength: 500 } as const;

/** What the button says, and what the provider gave for this site; its secret is never shown again. */
export function ProviderForm(props: ProviderFormProps) {
  const { provider, isPending, problem, onAdd, onChange, onBack } = props;
  const words = useDeskMessages().deskSignIn;
  const id = useId();
  const [isActive, setIsActive] = useState(provider?.is_active ?? true);
  const { register, handleSubmit, setFocus, control, formState } = useForm({
    defaultValues: {
      name: provider?.name ?? '',
      issuer: provider?.issuer ?? '',
      clientId: provider?.client_id ?? '',
      secret: '',
    },
  });
  const { errors } = formState;
  const name = useWatch({ control, name: 'name' }).trim();
  useEffect(() => {
    setFocus('name');
  }, [setFocus]);
  const save = handleSubmit((typed) => {
    if (isPending) return;
    const settings = { name: typed.name.trim(), client_id: typed.clientId.trim() };
    const secret = typed.secret.trim();
    if (provider) {
      const client = secret === '' ? {} : { client_secret: secret };
      onChange({ ...settings, ...client, is_active: isActive });
    } else onAdd({ ...settings, issuer: typed.issuer.trim(), client_secret: secret });
  });
  return (
    <form
      className={css.form}
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void save(event)}
    >
      <h4 id={id} className={css.name}>
        {provider ? words.change(provider.name) : words.add}
      </h4>
      <TextField
        label={words.name}
        hint={words.nameHint(name === '' ? words.nameSample : name)}
        maxLength={40}
        problem={errors.name && words.nameMissing}
        {...register('name', { validate: isThere })}
      />
      <TextField
        label={words.issuer}
        hint={provider ? words.issuerFixed : words.issuerHint}
        type="url"
        inputMode="url"
        readOnly={provider !== null}
        problem={errors.issuer && words.issuerMissing}
        {...codeField}
        {...register('issuer', { validate: isThere })}
      />
      <TextField
        label={words.clientId}
        problem={errors.clientId && words.missing}
        {...codeField}
        {...register('clientId', { validate: isThere })}
      />
      <TextField
        label={words.clientSecret}
        hint={provider ? words.secretStays : words.secretHint}
        type="password"
        autoComplete="new-password"
        problem={errors.secret && words.missing}
        {...codeField}
        {...register('secret', { validate: (text) => provider !== null || isThere(text) })}
      />
      {provider && (
        <Choice type="checkbox" label={words.isOn} isChecked={isActive} onChange={setIsActive} />
      )}
      <p role="alert" className={form.problem}>
        {problem}
      </p>
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={isPending}>
          {isPending ? words.saving : provider ? words.save : words.add}
        </ActionButton>
        <ActionButton look="outline" onClick={onBack}>
          {words.back}
        </ActionButton>
      </div>
    </form>
  );
}
