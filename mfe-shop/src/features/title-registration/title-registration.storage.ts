import { type InferOutput, literal, object, string } from 'valibot';
import { storageItem } from '@site/platform/storage';

const printedNumbers = object({ produto: string(), serie: string(), numeroTitulo: string(), dv: string() });

/** The numbers printed on a title, as they were typed: leading zeros stay. */
export type PrintedNumbers = InferOutput<typeof printedNumbers>;

/** The title that is being registered (D55). */
export const storedTitle = storageItem('local', 'titleRegistration', printedNumbers);

/** Whether the identification was opened and its title is not activated yet (D55). */
export const storedAccess = storageItem('local', 'identificationPageAccessed', literal('true'));
