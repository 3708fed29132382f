import { get, type FieldErrors, type FieldValues } from 'react-hook-form';
import { isRecord } from '#schemas/is-record.ts';

/** What is wrong at a place of a form such as `zones.0.area.points`; of a list as a whole, too. */
export function problemAt<V extends FieldValues>(
  errors: FieldErrors<V>,
  place: string,
): string | undefined {
  const found: unknown = get(errors, place);
  return messageOf(found) ?? (isRecord(found) ? messageOf(found['root']) : undefined);
}

const messageOf = (error: unknown): string | undefined =>
  isRecord(error) && typeof error['message'] === 'string' ? error['message'] : undefined;
