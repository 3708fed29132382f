/** Formats that are taken, by sharp's names for what reads them. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Brands of the container that AVIF, HEIC and films share (ISO/IEC 14496-12, `ftyp`). */
const avifBrands = new Set(['avif', 'avis']);
const phoneBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/**
 * What a file is by its first bytes; its name and type say what the sender likes. `phone` is the
 * format of telephones that no browser shows; null is anything else. SVG and PDF have readers in
 * the picture library too: they must never be reached.
 */
export function pictureKind(bytes: Buffer): PictureKind | 'phone' | null {
  if (bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xff_d8_ff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n') return 'png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) !== 'ftyp') return null;
  const brands = brandsOf(bytes);
  if (brands.some((brand) => avifBrands.has(brand))) return 'heif';
  return brands.some((brand) => phoneBrands.has(brand)) ? 'phone' : null;
}

/** The main brand and those that it is compatible with. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 128);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  return brands;
}
