import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';

/**
 * Sends metrics each minute by OTLP over HTTP, where the variables of the standard say (`OTEL_EXPORTER_OTLP_ENDPOINT` and
 * others). A receiver that does not accept them is reported in one sentence.
 */
export function otlpReader(note: (line: string) => void): PeriodicExportingMetricReader {
  class TellingExporter extends OTLPMetricExporter {
    override export(...[metrics, done]: Parameters<OTLPMetricExporter['export']>) {
      super.export(metrics, (result) => {
        if (result.error) note(`Figures were not taken by the OTLP receiver: ${result.error.message}`);
        done(result);
      });
    }
  }
  return new PeriodicExportingMetricReader({ exporter: new TellingExporter() });
}
