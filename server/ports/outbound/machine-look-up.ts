import { lookup } from 'node:dns/promises';
import type { LookUp } from '../dns/look-up.ts';

/**
 * Names as this machine knows them, its own and those of its network too. It takes a thread for as
 * long as it lasts, so names that tenants give are looked up so in tests and development alone.
 */
export const machineLookUp: Pick<LookUp, 'addresses'> = {
  addresses: async (name) => {
    try {
      const found = await lookup(name, { all: true });
      return { kind: 'found', values: found.map(({ address }) => address) };
    } catch {
      return { kind: 'nothing' };
    }
  },
};
