import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createDerivedPictures } from '#server/ports/images/derived-pictures.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { serveMedia } from '#server/ports/images/serve-media.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { buildUnreadyApp } from './build-test-app.ts';
import { insertStaff, signStaffIn } from './sign-staff-in.ts';

/** The whole server with a folder for its pictures, and the owner's headers to send some. */
export async function openPictureStore(nameDraft?: () => string) {
  const folder = await mkdtemp(join(tmpdir(), 'servery-pictures-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const images = localImages(folder, nameDraft);
  const database = await createSmallDatabase();
  await insertStaff(database.db);
  const { app, deps } = await buildUnreadyApp(database, { images });
  await serveMedia(app, images, createDerivedPictures(images, deps.log));
  await app.ready();
  const bytesOf = async (url: string) => (await app.inject(url)).rawPayload;
  return { app, db: database.db, images, folder, owner: await signStaffIn(app), bytesOf };
}
