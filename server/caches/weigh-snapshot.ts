import type { MenuSnapshot } from '../domain/menu/menu-snapshot.ts';
import { memoryOf } from '../memory/memory-of.ts';

/**
 * About how many bytes a snapshot takes, with what is made of it in other languages as if it were
 * made already: menu and index of each that has translations, and the index that problems of carts
 * are said by.
 */
export function weighSnapshot(snapshot: MenuSnapshot): number {
  const translated = Object.values(snapshot.translations).filter(({ size }) => size > 0).length;
  if (translated === 0) return memoryOf(snapshot);
  const shown = memoryOf(snapshot.menu) + memoryOf(snapshot.menuIndex);
  return memoryOf(snapshot) + translated * shown;
}
