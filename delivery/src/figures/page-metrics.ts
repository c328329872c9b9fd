import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { type IMetricReader, MeterProvider } from '@opentelemetry/sdk-metrics';
import type { PageFigures } from '@site/release/figures-report';

/** What visitors had since this process began, for a monitoring system. */
export interface PageMetrics {
  add(page: PageFigures): void;
  /** All of it in Prometheus' text format. */
  text(): Promise<string>;
  /** Sends what was not sent yet, and ends. */
  close(): Promise<void>;
}

interface Options {
  /** Where OTLP over HTTP is taken, by the standard's own variables. Nothing is sent where none is set. */
  env?: Record<string, string | undefined>;
  /** Called when a receiver does not accept what is sent. */
  note?: (line: string) => void;
}

/** Versions come and go as long as the process runs: beyond this many series, the others are counted in one. */
const mostSeries = 10_000;

const withoutScopeInfo = true;
const withoutTargetInfo = true;

/** Makes the metrics of a collector: `text` for a system that polls, OTLP for one that receives them each minute. */
export async function pageMetrics({
  env = process.env,
  note = () => {},
}: Options = {}): Promise<PageMetrics> {
  const asked = new PrometheusExporter({ preventServerStart: true });
  const serializer = new PrometheusSerializer(
    undefined,
    false,
    undefined,
    withoutTargetInfo,
    withoutScopeInfo,
  );
  const isTold = env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? env['OTEL_EXPORTER_OTLP_METRICS_ENDPOINT'];
  const provider = new MeterProvider({
    readers: isTold ? [asked, await told(note)] : [asked],
    views: [{ instrumentName: '*', aggregationCardinalityLimit: mostSeries }],
  });
  const meter = provider.getMeter('delivery');
  const failures = meter.createCounter('site_page_failures', {
    description: 'Pages of a version that failed, by the kind of the failure',
  });
  const seconds = meter.createHistogram('site_page_seconds', {
    description: 'How long pages took, by what was measured',
    advice: { explicitBucketBoundaries: [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 4, 8, 16] },
  });
  const shift = meter.createHistogram('site_page_layout_shift', {
    description: 'How far what was on screen moved (CLS)',
    advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.25, 0.5, 1] },
  });
  return {
    add({ remote: app, version, route, failure, measures: { cls, ...times } }) {
      const place = { app, version, route };
      if (failure) failures.add(1, { ...place, kind: failure });
      if (cls !== undefined) shift.record(cls, place);
      for (const [measure, ms] of Object.entries(times)) seconds.record(ms / 1_000, { ...place, measure });
    },
    text: async () => serializer.serialize((await asked.collect()).resourceMetrics),
    close: () => provider.shutdown(),
  };
}

/** Only who runs a receiver waits for what sends to it. */
async function told(note: (line: string) => void): Promise<IMetricReader> {
  const { otlpReader } = await import('./otlp-reader');
  return otlpReader(note);
}
