import type { SiteData } from '../../core/ports.ts';
import type { Option } from '../combo-box/matching.ts';

/** The dishes of the menu with their categories, to choose one by name. */
export function dishOptions({ dishes, categories }: Pick<SiteData, 'dishes' | 'categories'>) {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return dishes.map(({ id, name, categoryId }): Option => {
    const note = names.get(categoryId);
    return { value: String(id), label: name, ...(note !== undefined && { note }) };
  });
}
