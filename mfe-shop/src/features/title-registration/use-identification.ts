import { useEffect, useState } from 'react';
import { type PrintedNumbers, storedAccess, storedTitle } from './title-registration.storage';

const nothing: PrintedNumbers = { produto: '', serie: '', numeroTitulo: '', dv: '' };

/** What the identification begins with: the title that still waits for its activation, or nothing. Notes that it was opened. */
export function useIdentification(): PrintedNumbers {
  const [first] = useState(() => (storedAccess.read() && storedTitle.read()) ?? nothing);
  useEffect(() => {
    if (!storedAccess.read()) storedTitle.remove();
    storedAccess.write('true');
  }, []);
  return first;
}
