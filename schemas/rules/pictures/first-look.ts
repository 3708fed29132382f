import { readPictureHeader } from './picture-header.ts';

/** What the server takes at most (schemas/api/staff-pictures.ts). */
const mostBytes = 15 * 1024 * 1024;
const mostPixels = 12_000;

/** Enough to pass what a camera writes before a picture's size. */
const headBytes = 512 * 1024;

/** Why a file is no picture for the site, in a sentence; null where it may be sent. */
export async function firstLook(file: Blob): Promise<string | null> {
  const head = readPictureHeader(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  switch (head.kind) {
    case 'svg':
      return 'SVG drawings cannot be used, since they can hold programs. Save it as PNG or WebP.';
    case 'heic':
      return 'This is a HEIC photograph, which most browsers cannot show. Save it as JPEG; an iPhone takes JPEG where Settings, Camera, Formats says ‘Most Compatible’.';
    case 'pdf':
      return 'This is a PDF document. Save the page as JPEG or PNG.';
    case 'unknown':
      return 'This file is not a picture. Use JPEG, PNG, WebP, AVIF or GIF.';
  }
  if (file.size > mostBytes) {
    const size = Math.ceil(file.size / 1024 / 1024);
    return `This picture has ${size} MB; the most is 15 MB. Save it smaller.`;
  }
  const { width, height } = head;
  if (Math.max(width ?? 0, height ?? 0) > mostPixels) {
    return `This picture is ${width} × ${height} pixels; the most is 12,000 on a side.`;
  }
  return null;
}
