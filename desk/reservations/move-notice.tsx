import { failureSentence } from '#ui/api/failure-sentence.ts';
import type { DayPlan } from '#desk/api/staff-reservations.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './reservations.module.css';
import type { TableMoves } from './use-table-move.ts';
import { useReservationLabels } from './use-reservation-labels.ts';

/** What came of moving a party to another table: done and to be undone, doubtful, or not saved. */
export function MoveNotice({ move, day }: { move: TableMoves; day: DayPlan }) {
  const words = useDeskMessages().deskReservations;
  const { nameOf, tablesOf } = useReservationLabels(day);
  const { asked, done, error, warnings, isPending } = move;
  if (done) {
    return (
      <div className={css.notice}>
        <output>{words.move.done(nameOf(done.reservation), tablesOf(done.tableIds))}</output>
        <ActionButton look="outline" onClick={move.undo}>
          {words.move.undo}
        </ActionButton>
        <ActionButton look="outline" onClick={move.dismiss}>
          {words.move.close}
        </ActionButton>
      </div>
    );
  }
  if (!asked) return null;
  const what = words.move.asked(nameOf(asked.reservation), tablesOf(asked.tableIds));
  if (isPending) {
    return <output className={css.notice}>{words.move.busy(what)}</output>;
  }
  if (warnings) {
    return (
      <div className={css.notice} role="alert" data-trouble>
        <p>
          {what}: {warnings.map((warning) => words.warnings[warning]).join(' ')}
        </p>
        <ActionButton onClick={move.accept}>{words.anyway}</ActionButton>
        <ActionButton look="outline" onClick={move.dismiss}>
          {words.move.leave}
        </ActionButton>
      </div>
    );
  }
  return (
    <div className={css.notice} role="alert" data-trouble>
      <p>
        {what}: {failureSentence(error, words.notSaved)}
      </p>
      <ActionButton onClick={move.again}>{words.again}</ActionButton>
      <ActionButton look="outline" onClick={move.dismiss}>
        {words.move.leave}
      </ActionButton>
    </div>
  );
}
