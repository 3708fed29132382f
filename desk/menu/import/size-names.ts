import type { MendedDish } from '#schemas/api/menu-file-options.ts';
import type { PreviewedDish } from '#schemas/api/staff-menu-import.ts';

/** A size by its name in the file, with what it is to be called and what it costs. */
export type SizeName = { from: string; to: string; price: number };

/** The sizes of a dish as they are called by now, each with its name in the file. Pure. */
export function sizeNamesOf(
  { sizes }: Pick<PreviewedDish, 'sizes'>,
  mended: MendedDish | undefined,
): SizeName[] {
  const before = new Map(mended?.size_names?.map(({ from, to }) => [to, from]));
  return sizes.map(({ name, price }) => ({ from: before.get(name) ?? name, to: name, price }));
}

/** Names that differ from the file's, as they are sent; undefined when none does. Pure. */
export function changedNames(names: readonly SizeName[]): MendedDish['size_names'] {
  const changed = names
    .map(({ from, to }) => ({ from, to: to.trim() }))
    .filter(({ from, to }) => to !== '' && from !== to);
  return changed.length > 0 ? changed : undefined;
}
