import { useConfig } from '@site/platform/config';

/** Where the pictures of a card lie: the server names them from its own root. */
export function usePictureAddress(): (picture: string) => string {
  const { apiBaseUrl } = useConfig();
  const api = new URL(apiBaseUrl, window.location.origin);
  return (picture) => new URL(picture, api).href;
}
