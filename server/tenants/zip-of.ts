import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ExportFile } from './export-tenant.ts';

/**
 * The files as one ZIP archive, made while it is read: one file is read at a time. What a file's
 * content throws ends the archive with that error.
 */
export function zipOf(files: readonly ExportFile[]): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  for (const { name, content } of files) {
    // What is packed already is not packed again.
    const compress = !name.startsWith('pictures/');
    zip.addReadStreamLazy(name, { compress, mode: 0o100600 }, (deliver) => {
      const stream = Readable.from(content());
      stream.on('error', (error) => archive.destroy(error));
      deliver(null, stream);
    });
  }
  zip.on('error', (error: Error) => archive.destroy(error));
  zip.end();
  pipeline(zip.outputStream, archive).catch((error: unknown) =>
    archive.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return archive;
}
