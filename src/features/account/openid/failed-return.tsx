import { useLocation } from 'react-router-dom';
import { isRecord } from '#schemas/is-record.ts';
import css from '../account-page.module.css';

/** Why the sign-in failed that led to this page, which its entry of the browser's history keeps. */
export function FailedReturn() {
  const { state } = useLocation();
  if (!isRecord(state) || typeof state.failure !== 'string') return null;
  return (
    <p role="alert" className={css.problem}>
      {state.failure}
    </p>
  );
}
