import { useId, useState } from 'react';
import { dkimSelector } from '#schemas/api/staff-mail-texts.ts';
import { useMailDomain } from '#desk/api/staff-mail-texts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './mails.module.css';

/** Looks in the DNS whether the domain's entries are there, once somebody asks. */
export function DomainCheck() {
  const words = useDeskMessages().deskMailTexts;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, data, isPending, error } = useMailDomain();
  const look = () => {
    const read = typed.trim() === '' ? null : dkimSelector.safeParse(typed);
    setProblem(read?.error?.issues[0]?.message);
    if (isPending || read?.error) return;
    mutate(read?.data ?? '');
  };
  return (
    <form
      className={css.check}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <TextField
        label={words.selector}
        hint={words.selectorHint}
        maxLength={250}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        problem={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
      <div>
        <ActionButton type="submit" look="outline" aria-disabled={isPending}>
          {isPending ? words.looking : words.lookUp}
        </ActionButton>
      </div>
      <div aria-live="polite" id={id}>
        {!isPending && data && (
          <dl className={css.entries}>
            {data.entries.map(({ kind, name, state, value }) => (
              <div key={kind} data-state={state}>
                <dt>
                  {words.entries[kind]}
                  {name !== '' && (
                    <>
                      {' '}
                      <code>{name}</code>
                    </>
                  )}
                </dt>
                <dd>{words.states[state]}</dd>
                {value !== '' && (
                  <dd>
                    <code>{value}</code>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </div>
      <p role="alert" className={form.problem}>
        {!isPending && failureSentence(error, words.notLookedUp)}
      </p>
      <p className={form.hint}>{words.dmarcWhy}</p>
    </form>
  );
}
