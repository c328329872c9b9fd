/** Whether the visitor has asked their browser to save data: they get and send nothing that they did not ask for. */
export const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
