import type { TableCall, TableCallKind } from '#schemas/api/tabs.ts';
import { tab } from '#schemas/messages/en/tab.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useCallStaff, useTableCalls } from '#src/api/table-calls.ts';
import { useNow } from '#ui/page/use-now.ts';
import css from './table-tab.module.css';
import { useClockTime } from './use-clock-time.ts';

const words = tab.calls;
const kinds: readonly TableCallKind[] = ['waiter', 'bill'];
const asked = { waiter: words.waiterAsked, bill: words.billAsked };
const coming = { waiter: words.waiterComing, bill: words.billComing };
/** How long, in ms, it is said that somebody comes: by then they are there. */
const comingFor = 5 * minuteMs;

/**
 * 'Call the waiter' and 'Ask for the bill'. What was asked for stands in its button's place until
 * somebody has seen to it, so that nobody asks twice; then that they come.
 * @param token of the table
 */
export function TableCalls({ token }: { token: string }) {
  const { data: calls = [] } = useTableCalls(token);
  const { mutate: call, isPending, variables, error } = useCallStaff(token);
  const clock = useClockTime();
  const now = useNow();
  const open = calls.filter((one) => one.answered_at === null);
  const isOpen = (kind: TableCallKind) => open.some((one) => one.kind === kind);
  const isComing = ({ answered_at: answeredAt }: TableCall) =>
    answeredAt !== null && now - Date.parse(answeredAt) < comingFor;
  const answered = kinds.filter(
    (kind) => !isOpen(kind) && calls.some((one) => one.kind === kind && isComing(one)),
  );
  return (
    <>
      <ul className={css.calls} aria-label={words.label}>
        {kinds.map((kind) => {
          const present = open.find((one) => one.kind === kind);
          const isBusy = isPending && variables === kind;
          return (
            <li key={kind}>
              {/* It stays where the focus is, and says what became of the press. */}
              <button
                type="button"
                className={css.call}
                aria-disabled={present !== undefined || isBusy}
                onClick={() => !present && !isPending && call(kind)}
              >
                {present ? asked[kind](clock(present.at)) : words[kind]}
              </button>
            </li>
          );
        })}
      </ul>
      <output className={css.hidden}>
        {open.map(({ kind, at }) => asked[kind](clock(at))).join(' · ')}
      </output>
      <output className={css.coming}>{answered.map((kind) => coming[kind]).join(' ')}</output>
      {error && (
        <p role="alert" className={css.problem}>
          {failureSentence(error, words.failed)}
        </p>
      )}
    </>
  );
}
