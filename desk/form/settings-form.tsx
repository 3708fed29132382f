import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiFailure } from '#ui/api/client.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import css from './form.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

type SettingsFormProps<V extends FieldValues> = {
  state: SettingsFormState<V>;
  /** What a save leads to: 'Saved. Orders from now on follow it.' */
  saved: string;
  /** What its button says: 'Save', where nothing else follows. */
  action?: string;
  children: ReactNode;
};

/** The fields of a page of settings, with the bar that saves them and what somebody else changed. */
export function SettingsForm<V extends FieldValues>({
  state,
  saved,
  action,
  children,
}: SettingsFormProps<V>) {
  const words = useDeskMessages().deskForms;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { isPending, isChanged, isSaved, conflict, problems, error, tries } = state;
  const last = useRef(0);
  // Only a try moves the focus, not what is typed afterwards.
  useEffect(() => {
    if (tries === last.current) return;
    last.current = tries;
    if (problems > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  const isTrouble = problems > 0 || (error !== null && isChanged && conflict === null);
  return (
    <form
      ref={element}
      className={css.form}
      noValidate
      onSubmit={(event) => void state.submit(event)}
    >
      {conflict && <ConflictPanel key={conflict.revision} state={state} conflict={conflict} />}
      {children}
      <div className={css.bar}>
        <ActionButton type="submit" aria-disabled={isPending} aria-describedby={`${id}-status`}>
          {isPending ? words.saving : (action ?? words.save)}
        </ActionButton>
        {isChanged && (
          <ActionButton look="outline" onClick={state.discard}>
            {words.discard}
          </ActionButton>
        )}
        <output id={`${id}-status`} className={css.status} data-trouble={isTrouble || undefined}>
          {sentence()}
        </output>
      </div>
    </form>
  );

  function sentence(): string {
    if (isPending) return '';
    if (problems > 0) return words.invalid(problems);
    if (conflict) return words.conflict.saveAgain;
    if (error && isChanged) return failureOf(error, words.saveFailed);
    if (isChanged) return words.unsaved;
    return isSaved ? saved : '';
  }
}

const failureOf = (error: Error, unreached: string): string =>
  error instanceof ApiFailure && error.status > 0 ? error.message : unreached;
