import sharp from 'sharp';
import { addTicketFonts } from './ticket-fonts.ts';
import { ticketSvg } from './ticket-svg.ts';
import type { PaperLine } from '#schemas/ticket/paper-lines.ts';

addTicketFonts();

/** Above it a dot stays white (0 to 255): thin strokes of text hold together. */
const threshold = 160;

const blackAndWhite = (lines: readonly PaperLine[], columns: number) =>
  sharp(Buffer.from(ticketSvg(lines, columns)))
    .flatten({ background: '#fff' })
    .greyscale()
    .threshold(threshold);

/** A ticket as a PNG of one pixel a dot, in black and white. */
export const ticketPng = (lines: readonly PaperLine[], columns: number): Promise<Buffer> =>
  blackAndWhite(lines, columns).png({ palette: true, colours: 2 }).toBuffer();

/** The same as rows of dots, eight in a byte from the left, 1 is black. */
export type TicketRaster = { width: number; height: number; bits: Buffer };

export async function ticketRaster(
  lines: readonly PaperLine[],
  columns: number,
): Promise<TicketRaster> {
  const { data, info } = await blackAndWhite(lines, columns)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const rowBytes = Math.ceil(width / 8);
  const bits = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * rowBytes + (x >> 3);
      if (data[y * width + x] === 0) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return { width, height, bits };
}

let drawsText: Promise<boolean> | null = null;

/**
 * Whether this machine has fonts to draw text with: an é that differs from an e and an è. Without
 * any, pictures of tickets would be empty paper.
 */
export function canDrawText(): Promise<boolean> {
  drawsText ??= probe();
  return drawsText;
}

async function probe(): Promise<boolean> {
  const drawn = await Promise.all(
    ['e', 'é', 'è'].map(async (text) => {
      const line = { kind: 'text', text, size: 'huge', isBold: false, indent: 0 } as const;
      return (await ticketRaster([line], 8)).bits;
    }),
  );
  const [plain, acute, grave] = drawn;
  if (!plain || !acute || !grave) return false;
  return plain.some(Boolean) && !plain.equals(acute) && !acute.equals(grave);
}
