import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Log } from '../logging/log.ts';

/** Says once that traces are lost, and once that they arrive again; the program goes on either way. */
export function tellingExporter(exporter: SpanExporter, log: Log): SpanExporter {
  let isLost = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const isRefused = result.code !== ExportResultCode.SUCCESS;
        if (isRefused && !isLost) log.warn({ err: result.error }, 'traces do not arrive');
        if (!isRefused && isLost) log.info({}, 'traces arrive again');
        isLost = isRefused;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
