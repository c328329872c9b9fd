import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a message begins with: its words, and what it was given in place of what it expected. */
function startOf(message = '') {
  const [first, ...others] = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const given = others.filter((line) => /^(\+|Received)/.test(line)).slice(0, 6);
  return [first ?? 'no message', ...given].join(' | ');
}

const shown = (place, title, message) => `${place} › ${title}: ${startOf(message)}`;

/** The failed tests of jest's report, each with the start of its error; `root` is the folder they are named from. */
export function failedUnitTests({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // The suite could not be loaded.
    if (status === 'failed' && failed.length === 0) return [shown(file, 'the file itself', message)];
    return failed.map(({ fullName, failureMessages }) => shown(file, fullName, failureMessages[0]));
  });
}

/** The failed tests of Playwright's report, each with its line and the start of its error. */
export function failedBrowserTests({ config, suites, errors }, root) {
  const place = (file, line) => `${relative(root, resolve(config.rootDir, file))}:${line}`;

  function failedIn(suite, titles) {
    const specs = suite.specs.filter(({ ok }) => !ok);
    return [
      ...specs.map(({ title, file, line, tests }) => {
        const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
        return shown(place(file, line), [...titles, title].join(' › '), error?.message);
      }),
      ...(suite.suites ?? []).flatMap((inner) => failedIn(inner, [...titles, inner.title])),
    ];
  }

  return [
    ...suites.flatMap((suite) => failedIn(suite, [])),
    ...errors.map(({ location, message }) =>
      shown(location ? place(location.file, location.line) : 'e2e', 'no test', message),
    ),
  ];
}
