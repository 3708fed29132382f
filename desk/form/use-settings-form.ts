import { useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useForm, useWatch, type FieldValues, type Resolver } from 'react-hook-form';
import { ApiFailure } from '#ui/api/client.ts';
import { useEndExpiredSession } from '#desk/api/staff-session.ts';
import { useUnsaved } from '../shared/unsaved-context.ts';
import {
  differencesOf,
  isSameValue,
  mergedValues,
  type Difference,
  type SavedSettings,
  type SettingText,
} from './saved-settings.ts';
import { useFormDraft } from './use-form-draft.ts';

export type SettingsFormOptions<V extends FieldValues> = {
  /** Names the form among the drafts, with its restaurant. */
  name: string;
  present: SavedSettings<V>;
  /** Of the contract's own schema. */
  resolver: Resolver<V>;
  settings: readonly SettingText<V>[];
  /**
   * @param revision of what the form was begun from, which is `base`
   * @throws ApiFailure; 412 where somebody saved since.
   */
  save(values: V, revision: number, base: V): Promise<SavedSettings<V>>;
  /** Reads what is saved now, past what is known. */
  reload(): Promise<SavedSettings<V> | undefined>;
  /** The place in the form of a problem that the server names; left out: the same without `body.` */
  placeOf?(path: string): string;
  /** It is saved, and nothing of it is left in the form. */
  onSaved?(): void;
};

/** What somebody else saved while the form was open. */
export type Conflict<V extends FieldValues> = {
  base: V;
  theirs: V;
  mine: V;
  differences: readonly Difference<V>[];
  /** Theirs. */
  revision: number;
};

/**
 * Settings as a form: saved as a change of the revision that it was begun from, kept until they are
 * saved, and put beside what somebody else saved in the meantime.
 */
export function useSettingsForm<V extends FieldValues>({
  name,
  present,
  resolver,
  settings,
  save,
  reload,
  placeOf = (path) => path.replace(/^body\./, ''),
  onSaved,
}: SettingsFormOptions<V>) {
  const draft = useFormDraft<V>(name);
  const endExpired = useEndExpiredSession();
  const [begun] = useState(() => draft.read() ?? { values: present.values, base: present });
  const [base, setBase] = useState(begun.base);
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const form = useForm<V>({ values: begun.values, resolver, shouldFocusError: false });
  const values = useWatch({ control: form.control, compute: (all: V) => all });
  const isChanged = settings.some(({ key }) => !isSameValue(values[key], base.values[key]));
  const put = (next: V) => form.reset(next, { keepIsSubmitted: false });
  /** What was saved elsewhere, or taken back, and shown here, where nothing was typed. */
  const [followed, setFollowed] = useState<SavedSettings<V> | null>(null);
  useLayoutEffect(() => {
    if (followed) form.reset(followed.values, { keepIsSubmitted: false });
  }, [followed, form]);
  const mutation = useMutation({
    mutationKey: ['saveSettings'],
    networkMode: 'always',
    mutationFn: ({ body, from }: { body: V; from: SavedSettings<V> }) =>
      save(body, from.revision, from.values),
    onSuccess: (saved) => {
      setBase(saved);
      setConflict(null);
      put(saved.values);
      draft.drop();
      onSaved?.();
    },
    onError: async (failure, { body }) => {
      if (!(failure instanceof ApiFailure)) return;
      endExpired(failure);
      if (failure.status === 412) await compare(body);
      markProblems(failure);
    },
  });
  if (!isChanged && !mutation.isPending && present.revision > base.revision) {
    setBase(present);
    if (!isSameValue(present.values, base.values)) setFollowed(present);
  }
  const compare = async (mine: V) => {
    const now = await reload();
    if (!now) return;
    const sides = { base: base.values, theirs: now.values, mine };
    setConflict({
      ...sides,
      differences: differencesOf(settings, sides),
      revision: now.revision,
    });
    setBase(now);
    put(mergedValues(settings, sides));
  };
  /** The server's own sentences go to their fields. */
  const markProblems = ({ problems }: ApiFailure) => {
    for (const { path, message } of problems) {
      const at = placeOf(path);
      const setting = settings.find(({ key }) => at === key || at.startsWith(`${key}.`));
      if (setting) form.setError(setting.key, { message });
    }
  };
  const discard = () => {
    mutation.reset();
    setConflict(null);
    setBase(present);
    put(present.values);
    draft.drop();
  };
  useEffect(() => {
    if (isChanged) draft.write({ values, base });
    else draft.drop();
  });
  useUnsaved(isChanged, discard);
  const submit = form.handleSubmit((body) => {
    if (!mutation.isPending) mutation.mutate({ body, from: base });
  });
  return {
    form,
    values,
    submit,
    discard,
    conflict,
    /** Replaces all that stands in the form. */
    put,
    isChanged,
    isPending: mutation.isPending,
    isSaved: mutation.isSuccess && !isChanged && base !== followed,
    error: mutation.error,
    /** Fields that are marked. */
    problems: Object.keys(form.formState.errors).length,
    /** Tries to save so far: after each the first marked field has the focus. */
    tries: form.formState.submitCount + mutation.failureCount,
  };
}

export type SettingsFormState<V extends FieldValues> = ReturnType<typeof useSettingsForm<V>>;
