import { failureSentence } from '#ui/api/failure-sentence.ts';
import { warningsOf } from '#desk/api/staff-reservations.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './reservations.module.css';

/** Why a reservation was not written: what does not fit, or that it did not arrive. */
export function WarningsPart({ error }: { error: Error | null }) {
  const words = useDeskMessages().deskReservations;
  const warnings = warningsOf(error);
  return (
    <div role="alert" className={css.problem}>
      {warnings ? (
        <>
          <p>{words.doubtful}</p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{words.warnings[warning]}</li>
            ))}
          </ul>
        </>
      ) : (
        failureSentence(error, words.notSaved)
      )}
    </div>
  );
}
