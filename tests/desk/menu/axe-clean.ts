import axe from 'axe-core';
import { expect } from 'vitest';

/** Looks at the whole page; what is wrong is named with its element. */
export async function expectAxeClean(): Promise<void> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
