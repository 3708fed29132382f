import { menuProblem } from '../apply-menu-changes.ts';

/** The refusal of an id that this restaurant's menu does not have there, whoever's it is (R95). */
export const unknownEntry = (kind: string, key: string) =>
  menuProblem([
    { path: `${kind}.${key}`, code: 'menu_problem', message: 'This is not of this menu.' },
  ]);
