import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { createPictureMetadataReader } from '#server/ports/images/picture-metadata.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { isForPeople } from '#tests/fuzz/find-fault.ts';
import { openPictureStore } from '../setup/open-picture-store.ts';

/** Whatever is written there fails as on a disk without space (full(4)). */
const fullDevice = '/dev/full';
const draft = '.draft';
const { app, images, owner } = await openPictureStore(() => draft);
const home = join(images.folder, String(small.tenant));
beforeEach(async () => {
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
});

const fillDisk = async () => {
  await symlink(fullDevice, join(home, draft));
  onTestFinished(() => rm(join(home, draft), { force: true }));
};
const picture = await sharp({
  create: { width: 40, height: 30, channels: 3, background: '#b5651d' },
})
  .png()
  .toBuffer();
const upload = () =>
  app.inject({
    method: 'POST',
    url: '/api/v2/staff/pictures',
    headers: { ...owner, 'content-type': 'image/png' },
    payload: picture,
  });

test.skipIf(process.platform !== 'linux')(
  'an upload to a full disk is refused with a sentence and leaves nothing behind; the next one finds space',
  async () => {
    await fillDisk();
    const refused = await upload();
    const { code, error } = errorReply.parse(refused.json());
    expect([refused.statusCode, code]).toEqual([507, 'storage_full']);
    expect(error).toMatch(/the disk for pictures is full/);
    expect(isForPeople(error)).toBe(true);
    expect(await readdir(home)).toEqual([]);

    const stored = await upload();
    expect(stored.statusCode).toBe(201);
    expect(await readdir(home)).toEqual([expect.stringMatching(/^upload-\w{32}\.v1\.webp$/)]);
  },
);

test.skipIf(process.platform !== 'linux')(
  'what is known of a picture is found out on a full disk too, so that pages are drawn',
  async () => {
    await writeFile(join(home, 'hero.v1.png'), picture);
    await fillDisk();
    const read = createPictureMetadataReader(images);
    expect(await read(`/media/${small.tenant}/hero.v1.png`)).toMatchObject({
      width: 40,
      height: 30,
    });
  },
);
