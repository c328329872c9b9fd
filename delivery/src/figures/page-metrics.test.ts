import { pageMetrics } from './page-metrics';

const page = { remote: 'mfe-shop', version: '1.0.0', route: '/compra' };

test("tells times, shifts and failures in Prometheus' text format", async () => {
  const metrics = await pageMetrics({ env: {} });
  metrics.add({ ...page, measures: { usable: 900, cls: 0.02 } });
  metrics.add({ ...page, measures: {}, failure: 'chunk-missing' });
  const lines = (await metrics.text()).split('\n');

  expect(lines).toEqual(
    expect.arrayContaining([
      'site_page_failures_total{app="mfe-shop",version="1.0.0",route="/compra",kind="chunk-missing"} 1',
      'site_page_seconds_bucket{app="mfe-shop",version="1.0.0",route="/compra",measure="usable",le="0.8"} 0',
      'site_page_seconds_bucket{app="mfe-shop",version="1.0.0",route="/compra",measure="usable",le="1.2"} 1',
      'site_page_layout_shift_sum{app="mfe-shop",version="1.0.0",route="/compra"} 0.02',
    ]),
  );
});
