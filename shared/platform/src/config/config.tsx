import { createContext, useContext } from 'react';
import { type InferOutput, boolean, number, object, optional, string } from 'valibot';
import { configDefaults } from '@site/contracts/config-defaults';

/** The settings that an installation of the site chooses at run time, with their defaults (D17, D32, D38). */
export const configSchema = object({
  /** The API's base address, without a slash at the end. */
  apiBaseUrl: optional(string(), configDefaults.apiBaseUrl),
  /** The public list of banks. */
  banksUrl: optional(string(), configDefaults.banksUrl),
  /** The service that returns the visitor's IP address. */
  clientIpUrl: optional(string(), configDefaults.clientIpUrl),
  /** Where a campaign's pictures and documents lie; the event's code follows. */
  eventAssetsUrl: optional(string(), configDefaults.eventAssetsUrl),
  /** The payment provider's script. */
  paymentScriptUrl: optional(string(), configDefaults.paymentScriptUrl),
  /** The payment provider's public key. */
  paymentPublicKey: optional(string(), configDefaults.paymentPublicKey),
  /** Where the shell reports a remote's version that failed; nowhere when it is empty. */
  failureReportsUrl: optional(string(), configDefaults.failureReportsUrl),
  /** Where the shell sends how long pages took; nowhere when it is empty. */
  figuresUrl: optional(string(), configDefaults.figuresUrl),
  /** Per cent of the page lives that are measured. */
  figuresShare: optional(number(), configDefaults.figuresShare),
  /** Whether a developer may have a remote come from their own machine. Never so in production. */
  allowOverrides: optional(boolean(), configDefaults.allowOverrides),
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
