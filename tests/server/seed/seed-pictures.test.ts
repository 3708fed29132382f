import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { demoPicturesFolder, picturesOf } from '#server/seed/demo-pictures.ts';

test.each(sampleTenants)(
  'tenant $id has the file of each of its pictures and no other',
  async (tenant) => {
    const files = await readdir(join(demoPicturesFolder(), String(tenant.id)));
    expect(files.toSorted()).toEqual([...picturesOf(tenant).keys()].toSorted());
  },
);
