import { inflateRawSync } from 'node:zlib';

const [endMark, entryMark] = [0x06054b50, 0x02014b50];

/** The files of a ZIP archive by their names, as its directory at the end lists them. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || archive.readUInt32LE(end) !== endMark) throw new Error('the archive has no end');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== entryMark) throw new Error('the directory is broken');
    const [method, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [nameLength, extra] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const [comment, header] = [archive.readUInt16LE(at + 32), archive.readUInt32LE(at + 42)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const begin =
      header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const bytes = archive.subarray(begin, begin + packed);
    files.set(name, method === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
