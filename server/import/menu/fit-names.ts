import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import { longestMenuName } from '#schemas/api/menu-document.ts';
import type { ImportedMenu } from './imported-menu.ts';

/** What is said of a dish whose name is cut. */
export const nameCut = `the name has more than ${longestMenuName} letters, and is cut`;

/** A name as the menu takes it: what is too long ends in '…'. */
export const fitName = (name: string): string =>
  name.length <= longestMenuName ? name : `${name.slice(0, longestMenuName - 1).trimEnd()}…`;

/**
 * A menu whose names are as long as a menu takes them, so that its staff can edit it. Ids stay: they
 * may be made of whole names. Pure.
 * @returns it, and its findings, which name dishes by their names, with those of cut ones
 */
export function fitNames(
  menu: ImportedMenu,
  findings: readonly ImportFinding[],
): { menu: ImportedMenu; findings: readonly ImportFinding[] } {
  const cut = menu.products.filter(({ name }) => fitName(name) !== name);
  return {
    menu: {
      products: menu.products.map((product) => ({
        ...product,
        name: fitName(product.name),
        ...(product.choices && {
          choices: product.choices.map(({ name, values }) => ({
            name: fitName(name),
            values: values.map((value) => ({ ...value, name: fitName(value.name) })),
          })),
        }),
      })),
      categories: menu.categories.map((one) => ({ ...one, name: fitName(one.name) })),
      groups: menu.groups.map((group) => ({
        ...group,
        name: fitName(group.name),
        modifiers: group.modifiers.map((one) => ({ ...one, name: fitName(one.name) })),
      })),
    },
    findings: [
      ...findings.map((finding) => ({ ...finding, dish: fitName(finding.dish) })),
      ...cut.map(({ name }): ImportFinding => {
        const row = findings.find(({ dish }) => dish === name)?.row ?? null;
        return { kind: 'text_cut', row, dish: fitName(name), detail: nameCut };
      }),
    ],
  };
}
