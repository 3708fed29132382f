/** What the first bytes of a file say that it is; sizes are pixels, null where they stand further in. */
export type PictureHeader =
  | { kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'; width: number | null; height: number | null }
  | { kind: 'svg' | 'heic' | 'pdf' | 'unknown' };

/** Reads what a picture truly is, whatever its name says. @param bytes the first ones */
export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const has = (length: number) => bytes.length >= length;
  if (text(0, 4) === '\u0089PNG' && has(24)) {
    return sized('png', view.getUint32(16), view.getUint32(20));
  }
  if (text(0, 4) === 'GIF8' && has(10)) {
    return sized('gif', view.getUint16(6, true), view.getUint16(8, true));
  }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP' && has(30)) return webp(bytes, view, text);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpeg(bytes, view);
  if (text(4, 8) === 'ftyp') return boxed(text(8, 40));
  if (text(0, 5) === '%PDF-') return { kind: 'pdf' };
  if (/^\s*(?:\uFEFF|ï»¿)?\s*<(?:\?xml|!doctype svg|!--|svg)/i.test(text(0, 256)))
    return { kind: 'svg' };
  return { kind: 'unknown' };
}

const sized = (kind: 'png' | 'gif', width: number, height: number) => ({ kind, width, height });

/** https://developers.google.com/speed/webp/docs/riff_container */
function webp(
  bytes: Uint8Array,
  view: DataView,
  text: (from: number, to: number) => string,
): PictureHeader {
  const at24 = (from: number) => (bytes[from] ?? 0) + (view.getUint16(from + 1, true) << 8) + 1;
  const format = text(12, 16);
  if (format === 'VP8X') return { kind: 'webp', width: at24(24), height: at24(27) };
  if (format === 'VP8 ') {
    const side = (from: number) => view.getUint16(from, true) & 0x3fff;
    return { kind: 'webp', width: side(26), height: side(28) };
  }
  const packed = view.getUint32(21, true);
  return { kind: 'webp', width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
}

/** The size stands in the frame's head, after segments of any length (ITU T.81, B.2.2). */
function jpeg(bytes: Uint8Array, view: DataView): PictureHeader {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return { kind: 'jpeg', width: null, height: null };
}

function boxed(brands: string): PictureHeader {
  if (/avi[fs]/.test(brands)) return { kind: 'avif', width: null, height: null };
  return /hei[cfxms]|hev[cxms]|mif1/.test(brands) ? { kind: 'heic' } : { kind: 'unknown' };
}
