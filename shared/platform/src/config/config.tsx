import { createContext, useContext } from 'react';
import { type InferOutput, boolean, object, optional, string } from 'valibot';

/** The settings that an installation of the site chooses at run time, with their defaults (D17, D32, D38). */
export const configSchema = object({
  /** Where the API answers, without a slash at the end. */
  apiBaseUrl: optional(string(), '/api'),
  /** The public list of banks. */
  banksUrl: optional(string(), '/dados/bancos.json'),
  /** The service that tells the visitor's IP address. */
  clientIpUrl: optional(string(), ''),
  /** Where a campaign's pictures and documents lie; the event's code follows. */
  eventAssetsUrl: optional(string(), '/assets/eventos'),
  /** The payment provider's script. */
  paymentScriptUrl: optional(string(), ''),
  /** The payment provider's public key. */
  paymentPublicKey: optional(string(), ''),
  /** Where the shell reports a remote's version that failed; nowhere when it is empty. */
  failureReportsUrl: optional(string(), ''),
  /** Whether a developer may have a remote come from his own machine. Never so in production. */
  allowOverrides: optional(boolean(), false),
});

/** The settings of this installation. */
export type Config = InferOutput<typeof configSchema>;

/** Holds the settings; the shell reads them when it starts. */
export const ConfigContext = createContext<Config | null>(null);

/** The settings of this installation. */
export function useConfig(): Config {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigContext above it');
  return config;
}
