import type { ApiRequest } from './create-http';

/** A good status with a body that is not what the call answers, such as the page of a Wi-Fi login. */
export class MediaTypeError extends Error {}

/**
 * The body of a good answer, read as what its media type says. Throws `MediaTypeError` where that is not what the call
 * answers (D24). An empty body is '' (D47).
 */
export function bodyOf(body: unknown, mediaType: string, answer: ApiRequest['answer']): unknown {
  if (body instanceof Blob) return fileOf(body, mediaType);
  if (typeof body !== 'string' || body === '') return '';
  if (answer === 'text' && /^text\/plain\b/.test(mediaType)) return body;
  const json = isJson(mediaType) ? jsonIn(body) : undefined;
  if (json === undefined) throw new MediaTypeError(mediaType);
  return json;
}

/** What a text is as JSON; `undefined` where it is none. */
export function jsonIn(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return undefined;
  }
}

// Some servers name no type. What can be read as JSON is no page then.
const isJson = (mediaType: string) => mediaType === '' || /^application\/([\w.-]+\+)?json\b/.test(mediaType);

function fileOf(file: Blob, mediaType: string): Blob {
  if (/^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/.test(mediaType)) throw new MediaTypeError(mediaType);
  return file;
}
