import type { ApiRequest } from './create-http';

/** A success status with a body of another format than the call's, such as the page of a Wi-Fi login. */
export class MediaTypeError extends Error {}

/**
 * The body of a successful response, read as its media type says. Throws `MediaTypeError` if the call expects
 * another format (D24). An empty body is '' (D47).
 */
export function bodyOf(body: unknown, mediaType: string, answer: ApiRequest['answer']): unknown {
  if (body instanceof Blob) return fileOf(body, mediaType);
  if (typeof body !== 'string' || body === '') return '';
  if (answer === 'text' && /^text\/plain\b/.test(mediaType)) return body;
  const json = isJson(mediaType) ? jsonIn(body) : undefined;
  if (json === undefined) throw new MediaTypeError(mediaType);
  return json;
}

/** Parses a text as JSON; `undefined` if it is not JSON. */
export function jsonIn(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return undefined;
  }
}

// Some servers send no type. A body that can be parsed as JSON is not an HTML page.
const isJson = (mediaType: string) => mediaType === '' || /^application\/([\w.-]+\+)?json\b/.test(mediaType);

function fileOf(file: Blob, mediaType: string): Blob {
  if (/^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/.test(mediaType)) throw new MediaTypeError(mediaType);
  return file;
}
