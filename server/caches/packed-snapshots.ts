import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { MenuSnapshot } from '../domain/menu/menu-snapshot.ts';

export type PackedSnapshots = {
  /** Packs a snapshot, unless it is packed already. */
  add(key: string, snapshot: MenuSnapshot): Promise<void>;
  /** The same snapshot in new objects; null where it is not here. */
  take(key: string): Promise<MenuSnapshot | null>;
  keys(): Iterable<string>;
  /** What is being packed is not stored either. */
  forget(key: string): void;
  clear(): void;
  bytes(): number;
};

type Packed = { bytes: Buffer };

/**
 * Menus that were not asked for lately, packed to a twentieth of what they take as objects: those
 * of a thousand restaurants have space where a hundred would have as objects, and unpacking one
 * takes a fraction of reading its rows and building it again.
 */
export function createPackedSnapshots(mostBytes: number): PackedSnapshots {
  const stored = new LRUCache<string, Packed>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 300,
  });
  const packing = new Map<string, MenuSnapshot>();
  return {
    async add(key, snapshot) {
      if (stored.has(key) || packing.has(key)) return;
      packing.set(key, snapshot);
      const bytes = await promisify(deflateRaw)(serialize(snapshot), { level: 3 });
      if (packing.get(key) !== snapshot) return;
      packing.delete(key);
      // Of its own: a small buffer may be a part of a large one.
      stored.set(key, { bytes: Buffer.from(bytes) });
    },
    async take(key) {
      const packed = stored.get(key);
      if (!packed) return packing.get(key) ?? null;
      return deserialize(await promisify(inflateRaw)(packed.bytes));
    },
    keys: () => new Set([...stored.keys(), ...packing.keys()]),
    forget(key) {
      packing.delete(key);
      stored.delete(key);
    },
    clear() {
      packing.clear();
      stored.clear();
    },
    bytes: () => stored.calculatedSize,
  };
}
