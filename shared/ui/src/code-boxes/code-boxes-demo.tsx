import { useState, type ComponentProps } from 'react';
import { CodeBoxes } from './code-boxes';

type Demo = Omit<ComponentProps<typeof CodeBoxes>, 'value' | 'onChange'> & { start?: string };

/** The boxes with a state for their value, for the examples and the tests. */
export function CodeBoxesDemo({ start = '', ...rest }: Demo) {
  const [value, setValue] = useState(start);
  return (
    <>
      <CodeBoxes {...rest} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
