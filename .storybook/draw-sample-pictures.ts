import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleTenants } from '../schemas/samples/sample-tenants.ts';
import { picturesOf } from '../server/seed/demo-pictures.ts';
import { drawPicture } from '../server/seed/draw-picture.ts';

const packages = fileURLToPath(new URL('../node_modules', import.meta.url));
const folder = join(packages, '.cache/servery-stories');

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Draws the demo's pictures once, where stories find them under /media; returns the folder. */
export async function drawSamplePictures(): Promise<string> {
  for (const tenant of sampleTenants) {
    const target = join(folder, String(tenant.id));
    await mkdir(target, { recursive: true });
    await Promise.all(
      [...picturesOf(tenant)].map(async ([name, picture]) => {
        const file = join(target, name);
        if (!(await exists(file))) await writeFile(file, await drawPicture(picture, packages));
      }),
    );
  }
  return folder;
}
