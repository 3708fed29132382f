import { isRecord } from '#schemas/is-record.ts';
import type { SafeStorage } from './safe-storage.ts';

/**
 * One stored value that belongs to a tenant. A value of another tenant is never used nor
 * overwritten: it is set aside under `<key>@<tenant>` and comes back with its tenant (requirements,
 * Configuration).
 */
export function tenantValue(storage: SafeStorage, key: string, tenantId: number) {
  /** What was written last: of this tenant for certain, so it need not be parsed to know that. */
  let written: string | null = null;
  /** True once the key holds nothing of another tenant. */
  const makeRoom = (): boolean => {
    const raw = storage.read(key);
    if (raw !== null && raw === written) return true;
    const owner = raw === null ? null : ownerOf(parse(raw));
    if (raw === null || owner === null || owner === tenantId) return true;
    if (!storage.write(`${key}@${owner}`, raw)) return false;
    storage.remove(key);
    const own = storage.read(`${key}@${tenantId}`);
    if (own !== null && storage.write(key, own)) storage.remove(`${key}@${tenantId}`);
    return true;
  };
  return {
    /** The parsed value, or undefined when there is none of this tenant that can be read. */
    read(): unknown {
      if (!makeRoom()) return undefined;
      const raw = storage.read(key);
      if (raw === null) return undefined;
      const value = parse(raw);
      return ownerOf(value) === tenantId ? value : undefined;
    },
    write(value: unknown): boolean {
      if (!makeRoom()) return false;
      const raw = JSON.stringify(value);
      const isKept = storage.write(key, raw);
      if (isKept) written = raw;
      return isKept;
    },
    /** Removes this tenant's value, and one that nobody can read. */
    remove(): void {
      if (makeRoom()) storage.remove(key);
    },
    /** Something is stored, readable or not. */
    isThere: (): boolean => makeRoom() && storage.read(key) !== null,
  };
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** The tenant of a plain value, or of zustand's envelope around it. */
function ownerOf(value: unknown): number | null {
  if (!isRecord(value)) return null;
  const tenantId = isRecord(value.state) ? value.state.tenantId : value.tenantId;
  return typeof tenantId === 'number' ? tenantId : null;
}
