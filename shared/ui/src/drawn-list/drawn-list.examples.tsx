import { useDrawnList } from './drawn-list';

const numbers = Array.from({ length: 30 }, (_, index) => index + 1);

function Numbers() {
  const drawn = useDrawnList(numbers);
  return (
    <ol>
      {drawn.map((number) => (
        <li key={number}>{number}</li>
      ))}
    </ol>
  );
}

export const examples = {
  'thirty entries': <Numbers />,
};
