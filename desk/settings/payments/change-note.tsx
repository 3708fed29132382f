import { ApiFailure } from '#ui/api/client.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './payments.module.css';

type ChangeNoteProps = { isPending: boolean; error: Error | null; done: string; busy?: string };

/** What came of a change, read out when it is there. */
export function ChangeNote({ isPending, error, done, busy }: ChangeNoteProps) {
  const words = useDeskMessages().deskPayments;
  return (
    <output className={error && !isPending ? css.problem : undefined}>
      {isPending ? (busy ?? words.busy) : error ? sentenceOf(error) : done}
    </output>
  );

  function sentenceOf(failure: Error): string {
    if (!(failure instanceof ApiFailure) || failure.status === 0) return words.unreached;
    return failure.status === 412 ? words.stale : failure.message;
  }
}
