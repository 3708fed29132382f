import { staleMenu, type EditedMenu } from '#schemas/api/staff-menu.ts';
import { ApiFailure } from '#ui/api/client.ts';

/** The present menu, where a change was refused for somebody else was faster; null: it was not. */
export function staleMenuOf(failure: unknown): EditedMenu | null {
  const read = failure instanceof ApiFailure ? staleMenu.safeParse(failure.body) : null;
  return read?.success ? read.data.data : null;
}
