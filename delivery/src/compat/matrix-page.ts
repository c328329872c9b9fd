import type { CompatMatrix, MatrixCell, MatrixVersion } from './matrix';

const css = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .5rem .75rem; text-align: start; vertical-align: top; }
th small { display: block; font-weight: 400; }
[data-works=no] { background: color-mix(in srgb, crimson 18%, transparent); }
td p { margin: 0 0 .5rem; max-width: 32rem; }`;

/** The matrix as one HTML document that needs no other file. */
export function matrixPage(matrix: CompatMatrix): string {
  const { environments, shells, remotes, cells } = matrix;
  const cell = (shell: MatrixVersion, remote: MatrixVersion) =>
    cells.find((each) => each.shell === shell.version && isOf(each, remote));
  const head = shells.map((shell) => `<th scope="col">${headOf(shell)}</th>`).join('');
  const rows = remotes.map(
    (remote) =>
      `<tr><th scope="row">${headOf(remote)}</th>${shells.map((shell) => cellHtml(cell(shell, remote))).join('')}</tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Which versions run together</title>
<style>${css}</style>
<h1>Which versions run together</h1>
<p>Environments: ${escaped(environments.join(', '))}.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Versions of the shell by versions of the remotes">
<table><thead><tr><th scope="col">Remote</th>${head}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
</div>
</html>
`;
}

const isOf = ({ remote }: MatrixCell, { name, version }: MatrixVersion) =>
  remote.name === name && remote.version === version;

const headOf = ({ name, version, places }: MatrixVersion) =>
  `${escaped(`${name} ${version}`)}<small>${escaped(placesOf(places))}</small>`;

function cellHtml(cell: MatrixCell | undefined): string {
  if (!cell || cell.works) return '<td data-works="yes">works</td>';
  return `<td data-works="no">${cell.problems.map((problem) => `<p>${escaped(problem)}</p>`).join('')}</td>`;
}

/** The standing of a version, in words. */
export const placesOf = (places: MatrixVersion['places']): string =>
  places.map(({ environment, standing }) => [environment, standing].filter(Boolean).join(': ')).join(', ');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
