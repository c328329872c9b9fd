import { Stack } from '#stack/stack.tsx';
import { SlicedList } from './sliced-list';

const numbers = Array.from({ length: 20 }, (_, index) => index + 1);

export const examples = {
  'twenty entries': (
    <SlicedList
      entries={numbers}
      role="list"
      layout={(rows) => <Stack gap={1}>{rows}</Stack>}
      wordsOf={(number) => String(number)}
    >
      {(number) => (
        <div key={number} role="listitem">
          {number}
        </div>
      )}
    </SlicedList>
  ),
};
