import type { MenuDocument } from '../../api/menu-document.ts';
import { checkMenu } from './check-menu.ts';
import type { MenuProblem } from './menu-problem.ts';

/** What is wrong with a menu that was not wrong before: an import may bring what no form would make. */
export function newProblems(before: MenuDocument, after: MenuDocument): MenuProblem[] {
  const known = new Set(checkMenu(before).map(keyOf));
  return checkMenu(after).filter((problem) => !known.has(keyOf(problem)));
}

const keyOf = ({ path, message }: MenuProblem): string => `${path.join('.')} ${message}`;
