import { configId } from '@site/release/document';
import { configDefaults } from '@site/contracts/config-defaults';

/** What a data block of the HTML says. */
export function dataIn(document: Document, id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
  } catch {
    return null;
  }
}

/** The settings of this installation, as far as the HTML says them. */
export const earlyConfig = (document: Document): typeof configDefaults => ({
  ...configDefaults,
  ...Object(dataIn(document, configId)),
});

/** Makes a public call of the API, as the site makes it. */
export const askPublic = async (document: Document, path: string): Promise<Response> =>
  fetch(new URL(earlyConfig(document).apiBaseUrl + path, document.location.origin), {
    credentials: 'omit',
    headers: { Accept: 'application/json, text/plain, */*' },
  });
