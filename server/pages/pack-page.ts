import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { PageDocument } from './document.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** A page as it goes out, in every encoding, so that one from the cache costs no more work. */
export type PackedPage = Omit<PageDocument, 'html'> & {
  bodies: Readonly<Record<Encoding, Buffer>>;
  /** Of the text, without quotes. */
  hash: string;
};

/** Half of brotli's strength packs a page in milliseconds, to within a tenth of its best. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function packPage({ html, ...page }: PageDocument): Promise<PackedPage> {
  const identity = Buffer.from(html, 'utf8');
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, brotliOptions),
    promisify(gzip)(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { ...page, bodies: { br, gzip: zipped, identity }, hash };
}

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  const chosen = negotiate(accepted ?? '', [...encodings]);
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}
