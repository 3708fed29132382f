import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Log } from '../logging/log.ts';
import { tellingExporter } from './telling-exporter.ts';
import type { Tracing } from './tracing.ts';

type Needs = {
  /** Where the collector takes OTLP over HTTP, such as http://127.0.0.1:4318 */
  endpoint: string;
  /** How logs and metrics call this process. */
  instance: string;
  log: Log;
};

/** A collector that does not answer is given up after so long, in ms; the stop waits for it. */
const patienceMs = 3000;
/** Texts of statements are cut there; the longest are lists of placeholders. */
const longestText = 2000;

/**
 * Spans of requests, statements and jobs, sent to a collector in batches. They are begun where these
 * pass anyway, not by the library's instrumentations, which change modules as they are loaded and
 * find none in a bundle. Who keeps how many is said by OTEL_TRACES_SAMPLER, which the library reads
 * itself, with OTEL_EXPORTER_OTLP_HEADERS and OTEL_BSP_*.
 */
export function createTracing({ endpoint, instance, log }: Needs): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: patienceMs,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'servery',
      'service.instance.id': instance,
    }),
    spanProcessors: [new BatchSpanProcessor(tellingExporter(exporter, log))],
  });
  const tracer = provider.getTracer('servery');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();
  const present = (): Span | undefined => {
    const context = current.getStore();
    return context && trace.getSpan(context);
  };

  return {
    beginRequest({ method, route, headers, requestId }) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'servery.request_id': requestId,
      };
      const kind = SpanKind.SERVER;
      const span = tracer.startSpan(`${method} ${route}`, { kind, attributes }, parent);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        named: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        within: (work) => current.run(trace.setSpan(parent, span), work),
        end(status) {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    noteTenant: (tenantId) => void present()?.setAttribute('servery.tenant', tenantId),
    beginStatement(text) {
      const context = current.getStore();
      if (!context) return null;
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': text.slice(0, longestText),
      };
      const kind = SpanKind.CLIENT;
      const span = tracer.startSpan(nameOf(text), { kind, attributes }, context);
      return (error) => endOf(span, error);
    },
    async job(name, work) {
      const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT);
      try {
        const result = await current.run(trace.setSpan(ROOT_CONTEXT, span), work);
        endOf(span, null);
        return result;
      } catch (error) {
        endOf(span, error instanceof Error ? error : new Error(String(error)));
        throw error;
      }
    },
    // What does not arrive now was told already.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

/** Its kind alone: what is in the message of an error may be a value. */
function endOf(span: Span, error: Error | null): void {
  if (error) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
    span.setAttribute('error.type', code);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** The first word: `select`, `insert`, `commit`. */
const nameOf = (text: string): string => /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
