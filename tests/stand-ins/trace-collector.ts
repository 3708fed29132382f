import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';

/** What is read of OTLP as JSON (opentelemetry-proto, trace.proto). */
const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string(), intValue: z.coerce.number() }).partial(),
});
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
});
const sentTraces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});
type Attributes = Record<string, string | number | undefined>;
export type CollectedSpan = Omit<z.output<typeof span>, 'attributes'> & {
  attributes: Attributes;
  resource: Attributes;
};

const recordOf = (attributes: readonly z.output<typeof attribute>[]): Attributes =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );

/** A collector of traces: takes OTLP over HTTP, and keeps what it was sent. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];
  const texts: string[] = [];
  const state = { status: 200 };
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString();
    if (state.status === 200 && request.url === '/v1/traces') {
      texts.push(text);
      for (const { resource, scopeSpans } of sentTraces.parse(JSON.parse(text)).resourceSpans) {
        const of = recordOf(resource.attributes);
        for (const one of scopeSpans.flatMap((scope) => scope.spans)) {
          spans.push({ ...one, attributes: recordOf(one.attributes), resource: of });
        }
      }
    }
    reply.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    /** All that was sent, as it came. */
    sent: () => texts.join('\n'),
    /** What it answers from now on. */
    answer: (status: number) => void (state.status = status),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
