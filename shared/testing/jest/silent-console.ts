import { format } from 'node:util';

let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(`console.${level}: ${format(...words)}`);
    });
  }
});

// A test that expects a line replaces the spy with its own and asserts on it.
afterEach(() => {
  jest.restoreAllMocks();
  expect(said).toEqual([]);
});
