import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '#server/environment/bucket.ts';

/** An answer of the protocol that is none of its successes; 'silence' is no answer at all. */
export type S3Trouble = { status: number; code: string } | 'silence' | 'half an answer';

export const slowDown: S3Trouble = { status: 503, code: 'SlowDown' };

type StoredObject = { bytes: Buffer; type: string; cacheControl: string };

const name = 'pictures';
const accessKeyId = 'stand-in';
/** So few on a page that any listing has several. */
const listedAtOnce = 3;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/**
 * One bucket behind the few calls of S3's protocol that the program makes, by path
 * (docs.aws.amazon.com/AmazonS3/latest/API). It keeps what it is sent as it comes: who sends pieces
 * with trailers gets them back, as services do that know the protocol of before 2025.
 */
export async function startS3Bucket() {
  const objects = new Map<string, StoredObject>();
  const asked: string[] = [];
  let troubles: S3Trouble[] = [];
  let lasting: S3Trouble | null = null;
  let isConditional = true;
  let beforeAnswer: (request: string) => Promise<void> = async () => undefined;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    const what = `${request.method} ${key || url.search}`;
    asked.push(what);
    const sent = await buffer(request);
    const refuse = ({ status, code }: { status: number; code: string }) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);
    const trouble = troubles.shift() ?? lasting;
    if (trouble === 'silence') return;
    if (trouble === 'half an answer') {
      response.writeHead(200, { 'content-length': 1000 }).write('half');
      return;
    }
    if (trouble) return refuse(trouble);
    await beforeAnswer(what);
    const signature = request.headers.authorization ?? '';
    if (!signature.includes(`Credential=${accessKeyId}/`)) {
      return refuse({ status: 403, code: 'InvalidAccessKeyId' });
    }
    const sum = String(request.headers['x-amz-content-sha256']);
    if (/^[0-9a-f]{64}$/.test(sum) && createHash('sha256').update(sent).digest('hex') !== sum) {
      return refuse({ status: 400, code: 'XAmzContentSHA256Mismatch' });
    }
    if (bucket !== name) return refuse({ status: 404, code: 'NoSuchBucket' });
    if (key === '') {
      return url.searchParams.has('delete') ? remove(sent, response) : list(url, response);
    }
    const there = objects.get(key);
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*') {
        if (!isConditional) return refuse({ status: 501, code: 'NotImplemented' });
        if (there) return refuse({ status: 412, code: 'PreconditionFailed' });
      }
      const { 'content-type': type = '', 'cache-control': cacheControl = '' } = request.headers;
      objects.set(key, { bytes: sent, type, cacheControl });
      return response.writeHead(200).end();
    }
    if (!there) return refuse({ status: 404, code: 'NoSuchKey' });
    const { bytes, type } = there;
    return response
      .writeHead(200, { 'content-type': type, 'content-length': bytes.length })
      .end(request.method === 'HEAD' ? undefined : bytes);
  };

  const list = (url: URL, response: ServerResponse) => {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
    const page = all.filter((key) => key > after).slice(0, listedAtOnce);
    const last = page.at(-1);
    const isCut = last !== undefined && last !== all.at(-1);
    const contents = page.map((key) => {
      const size = objects.get(key)?.bytes.length;
      return `<Contents><Key>${escaped(key)}</Key><Size>${size}</Size></Contents>`;
    });
    return response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents.join('')}` +
          `${isCut ? `<NextContinuationToken>${escaped(last)}</NextContinuationToken>` : ''}` +
          '</ListBucketResult>',
      );
  };

  const remove = (sent: Buffer, response: ServerResponse) => {
    for (const [, key = ''] of sent.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) {
      objects.delete(unescaped(key));
    }
    return response.writeHead(200, { 'content-type': 'application/xml' }).end('<DeleteResult/>');
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(Object(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const bucket: Bucket = {
    name,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId, secretAccessKey: 'secret' },
  };
  return {
    bucket,
    objects,
    /** Methods and keys of the calls so far. */
    asked,
    /** Answers the next calls so, one each. */
    failNext: (...next: S3Trouble[]) => void (troubles = next),
    /** Answers every call so; null: as it should again. */
    fail: (trouble: S3Trouble | null) => void (lasting = trouble),
    /** Whether it knows how to write only where nothing is. */
    knowConditions: (knows: boolean) => void (isConditional = knows),
    /** Waits for something before it looks at what it has. */
    holdAnswers: (until: typeof beforeAnswer) => void (beforeAnswer = until),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
