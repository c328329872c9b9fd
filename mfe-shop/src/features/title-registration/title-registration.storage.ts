import { type InferOutput, literal, object, pipe, regex, string } from 'valibot';
import { storageItem } from '@site/platform/storage';

const digits = (pattern: RegExp) => pipe(string(), regex(pattern));
const printedNumbers = object({
  produto: digits(/^\d{2}$/),
  serie: digits(/^\d{4}$/),
  numeroTitulo: digits(/^\d{7}$/),
  dv: digits(/^\d$/),
});

/** The numbers printed on a title, as they were typed: leading zeros stay. */
export type PrintedNumbers = InferOutput<typeof printedNumbers>;

/** The title that is being registered (D55). */
export const storedTitle = storageItem('local', 'titleRegistration', printedNumbers);

/** Whether the identification was opened and its title is not activated yet (D55). */
export const storedAccess = storageItem('local', 'identificationPageAccessed', literal('true'));
