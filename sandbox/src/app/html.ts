/** Text for a page: whatever it holds is shown, never run. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Puts escaped values into markup; `raw` marks what is markup already. */
export function html(
  strings: TemplateStringsArray,
  ...values: (string | number | Markup | Markup[])[]
): Markup {
  const text = strings.reduce((whole, part, at) => whole + markupOf(values[at - 1] ?? '') + part);
  return { markup: text };
}

/** Markup that is ready to be sent. */
export interface Markup {
  markup: string;
}

const markupOf = (value: string | number | Markup | Markup[]): string => {
  if (Array.isArray(value)) return value.map((one) => one.markup).join('');
  return typeof value === 'object' ? value.markup : escapeHtml(String(value));
};

/** A whole page of the sandbox, in Portuguese, plain and readable. */
export const page = (title: string, body: Markup) =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="data:," />
        <style>
          ${{ markup: style }}
        </style>
      </head>
      <body>
        <header><a href="/">Sandbox</a> Ambiente local de desenvolvimento e testes. Nada aqui é real.</header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup;

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #14213d; background: #f2f8fc }
body { margin: 0 } header { background: #101f4e; color: #fff; padding: .75rem 1.5rem } header a { color: #ffb72f; font-weight: 700; margin-right: 1rem }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem } article, section { background: #fff; border: 1px solid #d5e3ef; border-radius: 12px; padding: 1rem 1.25rem; margin: 0 0 1rem }
h1 { font-size: 1.75rem } h2 { font-size: 1.15rem; margin: 0 0 .25rem } p { margin: .25rem 0 } pre { white-space: pre-wrap; font: inherit; margin: .5rem 0 0 }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #e4edf4; vertical-align: top }
code { white-space: nowrap } code, .code { font-family: ui-monospace, monospace; background: #eef5fa; border-radius: 6px; padding: .1rem .4rem } .code { font-size: 1.5rem; letter-spacing: .2em }
button { font: inherit; font-weight: 600; background: #101f4e; color: #fff; border: 0; border-radius: 999px; padding: .5rem 1.25rem; cursor: pointer } small { color: #4a5a78 }
`;
