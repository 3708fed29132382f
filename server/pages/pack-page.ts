import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { PageDocument } from './document.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * A page as it goes out, in the encodings that were asked for, so that one from the cache costs no
 * more work.
 */
export type PackedPage = Omit<PageDocument, 'html'> & {
  bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** Of the text, without quotes. */
  hash: string;
};

/** Half of brotli's strength packs a page in milliseconds, to within a tenth of its best. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const pack: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, brotliOptions),
  gzip: (text) => promisify(gzip)(text),
  identity: async (text) => text,
};

export async function packPage(
  { html, ...page }: PageDocument,
  encoding: Encoding,
): Promise<PackedPage> {
  const text = Buffer.from(html, 'utf8');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { ...page, bodies: { [encoding]: await pack[encoding](text) }, hash };
}

/** The same page, with its body in one more encoding. */
export async function alsoIn(page: PackedPage, encoding: Encoding): Promise<PackedPage> {
  const text = await textOf(page);
  return { ...page, bodies: { ...page.bodies, [encoding]: await pack[encoding](text) } };
}

async function textOf({ bodies: { identity, br, gzip: zipped } }: PackedPage): Promise<Buffer> {
  if (identity) return identity;
  if (br) return promisify(brotliDecompress)(br);
  if (zipped) return promisify(gunzip)(zipped);
  throw new Error('a page was packed in no encoding');
}

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  const chosen = negotiate(accepted ?? '', [...encodings]);
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}
