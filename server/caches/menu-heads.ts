import { LRUCache } from 'lru-cache';
import type { MenuSnapshot } from '../domain/menu/menu-snapshot.ts';
import { memoryOf } from '../memory/memory-of.ts';

/** What a page asks of a menu to know whether it was drawn already, and whose day it is counted on. */
export type MenuHead = Pick<MenuSnapshot, 'version' | 'staleAt' | 'openingHours'>;

/** Heads of menus in a bounded memory, which outlive the menus themselves there. */
export function createMenuHeads(mostBytes: number) {
  const heads = new LRUCache<string, MenuHead>({
    maxSize: mostBytes,
    sizeCalculation: (head) => Math.min(mostBytes, memoryOf(head) + 150),
  });
  return {
    get: (key: string): MenuHead | undefined => heads.get(key),
    keep(key: string, { version, staleAt, openingHours }: MenuSnapshot): MenuHead {
      const head = { version, staleAt, openingHours };
      heads.set(key, head);
      return head;
    },
    keys: () => heads.keys(),
    forget: (key: string) => void heads.delete(key),
    clear: () => heads.clear(),
    bytes: () => heads.calculatedSize,
  };
}
