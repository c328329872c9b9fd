import { Counter, Histogram, Registry } from 'prom-client';
import type { PageFigures } from '@site/release/figures-report';

/** What visitors had since this process began, for a monitoring system that asks from time to time. */
export interface PageMetrics {
  add(page: PageFigures): void;
  /** All of it in Prometheus' text format. */
  text(): Promise<string>;
}

const place = ['app', 'version', 'route'] as const;

/** Makes the metrics of a collector. Apps, versions and routes are those that visitors can have, so the series are bounded. */
export function pageMetrics(): PageMetrics {
  const registers = [new Registry()];
  const [registry] = registers;
  const failures = new Counter({
    name: 'site_page_failures_total',
    help: 'Pages of a version that failed, by the kind of the failure',
    labelNames: [...place, 'kind'],
    registers,
  });
  const seconds = new Histogram({
    name: 'site_page_seconds',
    help: 'How long pages took, by what was measured',
    labelNames: [...place, 'measure'],
    buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 4, 8, 16],
    registers,
  });
  const shift = new Histogram({
    name: 'site_page_layout_shift',
    help: 'How far what was on screen moved (CLS)',
    labelNames: place,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });
  return {
    add({ remote: app, version, route, failure, measures: { cls, ...times } }) {
      const labels = { app, version, route };
      if (failure) failures.inc({ ...labels, kind: failure });
      if (cls !== undefined) shift.observe(labels, cls);
      for (const [measure, ms] of Object.entries(times)) seconds.observe({ ...labels, measure }, ms / 1_000);
    },
    text: async () => (await registry?.metrics()) ?? '',
  };
}
