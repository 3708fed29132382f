import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiScope, type ApiScope } from '#schemas/api/api-scope.ts';
import type { ApiKeySettings } from '#schemas/api/staff-api-keys.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice, FieldGroup, SelectField, TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { RestaurantChoice } from './restaurant-choice.tsx';
import css from './systems.module.css';

type KeyFormProps = {
  isPending: boolean;
  /** Why it was not made. */
  problem: string | null;
  onSave(settings: ApiKeySettings): void;
  onBack(): void;
};

/** In days; null: until it is revoked. */
const terms = { never: null, month: 30, year: 365 } as const;
const isTerm = (text: string): text is keyof typeof terms => Object.hasOwn(terms, text);

/** What a new key may do, where, and until when. */
export function KeyForm({ isPending, problem, onSave, onBack }: KeyFormProps) {
  const all = useDeskMessages().deskSystems;
  const words = all.keys;
  const id = useId();
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { name: '' } });
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [restaurantId, setRestaurantId] = useState<number | null>(null);
  const [term, setTerm] = useState<keyof typeof terms>('never');
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    setFocus('name');
  }, [setFocus]);
  const save = handleSubmit(({ name }) => {
    setIsMissing(scopes.length === 0);
    if (isPending || scopes.length === 0) return;
    onSave({
      name: name.trim(),
      scopes: [...scopes],
      restaurant_id: restaurantId,
      days: terms[term],
    });
  });
  return (
    <form
      className={css.form}
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void save(event)}
    >
      <h4 id={id} className={css.name}>
        {words.add}
      </h4>
      <TextField
        label={all.name}
        hint={all.nameHint}
        maxLength={60}
        problem={formState.errors.name && all.nameMissing}
        {...register('name', { validate: (text) => text.trim() !== '' })}
      />
      <FieldGroup legend={words.may}>
        {apiScope.options.map((scope) => (
          <Choice
            key={scope}
            type="checkbox"
            label={words.scopes[scope]}
            isChecked={scopes.includes(scope)}
            onChange={(isOn) =>
              setScopes((before) =>
                apiScope.options.filter((one) => (one === scope ? isOn : before.includes(one))),
              )
            }
          />
        ))}
        <p className={form.problem}>{isMissing && scopes.length === 0 && words.mayMissing}</p>
      </FieldGroup>
      <RestaurantChoice value={restaurantId} onChange={setRestaurantId} />
      <SelectField
        label={words.ends}
        value={term}
        options={Object.entries(words.terms).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => isTerm(target.value) && setTerm(target.value)}
      />
      <p role="alert" className={form.problem}>
        {problem}
      </p>
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={isPending}>
          {isPending ? all.saving : words.add}
        </ActionButton>
        <ActionButton look="outline" onClick={onBack}>
          {all.back}
        </ActionButton>
      </div>
    </form>
  );
}
