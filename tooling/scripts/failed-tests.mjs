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
export function failedBrowserTests(report, root) {
  return [
    ...browserTests(report, root, ({ ok }) => !ok),
    ...report.errors.map(({ location, message }) =>
      shown(location ? placeOf(report, root)(location) : 'e2e', 'no test', message),
    ),
  ];
}

/** The tests of Playwright's report that passed only at the second try, with the start of the first one's error (decision 27). */
export const unsteadyBrowserTests = (report, root) =>
  browserTests(report, root, ({ tests }) => tests.some(({ status }) => status === 'flaky'));

function browserTests(report, root, isMeant) {
  const place = placeOf(report, root);

  function meantIn(suite, titles) {
    return [
      ...suite.specs.filter(isMeant).map(({ title, tests, ...spec }) => {
        const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
        return shown(place(spec), [...titles, title].join(' › '), error?.message);
      }),
      ...(suite.suites ?? []).flatMap((inner) => meantIn(inner, [...titles, inner.title])),
    ];
  }

  return report.suites.flatMap((suite) => meantIn(suite, []));
}

const placeOf =
  ({ config }, root) =>
  ({ file, line }) =>
    `${relative(root, resolve(config.rootDir, file))}:${line}`;
