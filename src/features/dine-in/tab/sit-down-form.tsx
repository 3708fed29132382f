import { useEffect, useRef, useState, type FormEvent } from 'react';
import { tab } from '#schemas/messages/en/tab.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useSitDown } from '#ui/api/tabs.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { readTabMemory, rememberTab } from './tab-memory.ts';
import css from './table-tab.module.css';

const words = tab.sitDown;

type SitDownFormProps = {
  /** Of the table. */
  token: string;
  /** A tab is open at the table: it is joined by its code; else one is opened. */
  isOpen: boolean;
  /** The code that came with a link; '': none did. */
  given: string;
  /** Where another tab was closed meanwhile: 'Open a new tab'. */
  openLabel?: string;
  /** They are on the tab. */
  onDone(): void;
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void;
};

/** A name, and for an open tab its code: all that a guest of a tab is asked for (rule R82). */
export function SitDownForm(props: SitDownFormProps) {
  const { token, isOpen, given, openLabel = words.open, onDone, onCancel } = props;
  const { tenantId, account, checkout } = useStores();
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, reset } = useSitDown(token);
  const [name, setName] = useState(() => {
    const { user, guestUser } = account.getState();
    const known = user?.name || checkout.getState().guestDetails?.name || guestUser?.name;
    return readTabMemory(tenantId).name || known || '';
  });
  const [code, setCode] = useState(given);
  const [hasTried, setTried] = useState(false);
  const isNameMissing = name.trim() === '';
  const isCodeMissing = isOpen && code.trim() === '';
  const isCodeWrong = error instanceof ApiFailure && error.code === 'wrong_tab_code';
  // The server reads more out of a name than that there is one, and says it in the page's language.
  const refusedName =
    error instanceof ApiFailure
      ? error.problems.find(({ path }) => path === 'body.name')?.message
      : undefined;

  useEffect(() => {
    // What is still to be written, the name before the code.
    const input = (field: string) =>
      form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`);
    const isNamed = input('tab-name')?.value !== '';
    input(isOpen && isNamed ? 'tab-code' : 'tab-name')?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (isCodeWrong) form.current?.querySelector<HTMLInputElement>('[name="tab-code"]')?.focus();
  }, [isCodeWrong]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (isNameMissing || isCodeMissing) {
      form.current
        ?.querySelector<HTMLElement>(isNameMissing ? '[name="tab-name"]' : '[name="tab-code"]')
        ?.focus();
      return;
    }
    rememberTab(tenantId, { name: name.trim() });
    mutate(
      { name: name.trim(), code: isOpen ? code.trim() : null },
      {
        onSuccess: ({ id }) => {
          rememberTab(tenantId, { tabId: id });
          onDone();
        },
      },
    );
  };
  return (
    <form ref={form} className={css.form} noValidate onSubmit={send}>
      <h2 className={css.formHeading}>{isOpen ? words.joinHeading : words.openHeading}</h2>
      <p>{isOpen ? words.joinText : words.openText}</p>
      <div>
        <AccountField
          name="tab-name"
          label={words.name}
          hint={words.nameHint}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={40}
          value={name}
          problem={hasTried && isNameMissing ? words.nameMissing : refusedName}
          onChange={({ target }) => {
            setName(target.value);
            if (refusedName !== undefined) reset();
          }}
        />
        {isOpen && (
          <AccountField
            name="tab-code"
            label={words.code}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={code}
            problem={
              isCodeWrong
                ? words.wrongCode
                : hasTried && isCodeMissing
                  ? words.codeMissing
                  : undefined
            }
            onChange={({ target }) => {
              setCode(target.value);
              if (isCodeWrong) reset();
            }}
          />
        )}
      </div>
      {error && !isCodeWrong && refusedName === undefined && (
        <p role="alert" className={css.problem}>
          {sentenceOf(error)}
        </p>
      )}
      <div className={css.formActions}>
        <ActionButton type="submit" aria-busy={isPending}>
          {isOpen
            ? isPending
              ? words.joining
              : words.join
            : isPending
              ? words.opening
              : openLabel}
        </ActionButton>
        {onCancel && (
          <ActionButton look="outline" onClick={onCancel}>
            {words.cancel}
          </ActionButton>
        )}
      </div>
    </form>
  );
}

/** What another guest did meanwhile is said as what to do now. */
function sentenceOf(failure: Error): string | null {
  const code = failure instanceof ApiFailure ? failure.code : null;
  if (code === 'tab_open') return words.taken;
  if (code === 'no_open_tab') return words.gone;
  return failureSentence(failure, words.failed);
}
