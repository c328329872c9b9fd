import { configId } from '@site/release/document';
import { configFile } from '@site/release/files';
import { parse } from 'valibot';
import { type Config, configSchema } from '@site/platform/config';

/** Reads the inlined settings, or fetches `/config.json`. The defaults apply if neither can be read. */
export async function readConfig(document: Document): Promise<Config> {
  const block = document.getElementById(configId)?.textContent;
  try {
    return parse(configSchema, block ? JSON.parse(block) : await fetchSettings());
  } catch (error) {
    console.error(`[config] not usable: ${String(error)}`);
  }
  return parse(configSchema, {});
}

async function fetchSettings(): Promise<unknown> {
  const answer = await fetch(`/${configFile}`, { credentials: 'omit' });
  return answer.ok ? answer.json() : {};
}
