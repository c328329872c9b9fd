import { baseApi } from '#base-api.ts';
import { callPolicy } from '#call-policy.ts';
import { registrationFormText } from '@site/contracts/api/payments';
import { checkAsync, instance, pipeAsync } from 'valibot';
import { text } from './registration-form.text';

// A PDF says so in its first bytes, whatever the server calls it.
const pdf = pipeAsync(
  instance(Blob),
  checkAsync(async (file) => (await file.slice(0, 5).text()) === '%PDF-', 'the file must be a PDF'),
);

const registrationFormApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    showRegistrationForm: build.query<string, void>({
      query: () => ({ url: '/payments/registration-form/show', answer: 'text' }),
      rawResponseSchema: registrationFormText,
      ...callPolicy({ failureText: text.showFailed, announce: 'caller' }),
    }),
    downloadRegistrationForm: build.mutation<null, void, Blob>({
      query: () => ({ url: '/payments/registration-form/download', answer: 'file' }),
      rawResponseSchema: pdf,
      transformResponse: (file) => save(file, 'ficha_cadastro.pdf'),
      ...callPolicy({ failureText: text.downloadFailed, announce: 'caller' }),
    }),
  }),
});

/**
 * The customer's registration form (D31): as text for a dialog, or saved as `ficha_cadastro.pdf`. The caller shows
 * the failure.
 */
export const { useShowRegistrationFormQuery, useDownloadRegistrationFormMutation } = registrationFormApi;

// Safari reads the file only once the customer has agreed to the download.
const readWithinMs = 40_000;

// The store keeps no file: the browser gets it as soon as it has arrived.
function save(file: Blob, name: string): null {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs);
  return null;
}
