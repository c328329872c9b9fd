import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = [
  { id: 'digital', label: 'Titulo(s) digital(s)' },
  { id: 'printed', label: 'Titulo(s) físico(s)' },
] as const;

const panels = { digital: 'Doze títulos digitais', printed: 'Três títulos físicos' };

/** The tabs with a state for the choice, for the examples and the tests. */
export function TabsDemo() {
  const [selected, select] = useState<keyof typeof panels>('digital');
  return (
    <Tabs label="Tipos" tabs={tabs} selected={selected} onSelect={select}>
      <p>{panels[selected]}</p>
    </Tabs>
  );
}
