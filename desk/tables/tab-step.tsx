import { useEffect, useId, useRef, type ReactNode } from 'react';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './tab.module.css';

type TabStepFormProps = {
  title: string;
  /** What pressing it does; null: nothing can be done, only gone back. */
  action: string | null;
  isPending: boolean;
  /** What is still to be chosen; null: nothing. */
  problem: string | null;
  error: Error | null;
  onSend(): void;
  onBack(): void;
  children?: ReactNode;
};

/** One thing that is done with a tab: what it is about, the press that does it, and the way back. */
export function TabStepForm(props: TabStepFormProps) {
  const { title, action, isPending, problem, error, onSend, onBack, children } = props;
  const words = useDeskMessages().deskTabs;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <form
      className={css.form}
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSend();
      }}
    >
      <h3 ref={heading} id={`${id}-title`} tabIndex={-1} className={css.heading}>
        {title}
      </h3>
      {children}
      <p id={`${id}-problem`} role="alert" className={css.problem}>
        {problem ?? failureSentence(error, words.notSaved)}
      </p>
      <div className={css.actions}>
        {action !== null && (
          <ActionButton type="submit" aria-disabled={isPending} aria-describedby={`${id}-problem`}>
            {isPending ? words.saving : action}
          </ActionButton>
        )}
        <ActionButton look="outline" onClick={onBack}>
          {words.back}
        </ActionButton>
      </div>
    </form>
  );
}
