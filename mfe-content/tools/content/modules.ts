import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { collectFaq, collectHome, collectInstitutions, collectLegal } from './collect';
import { robots } from './site-files';

/** A module to write below `src/content`: where, what it exports, and of which type. */
interface Module {
  path: string;
  name: string;
  type: string;
  from: string;
  schema: string;
  value: unknown;
}

const legalPages = [
  ['politica-cookies', 'cookie-policy', 'cookiePolicy'],
  ['termos-de-uso', 'terms-of-use', 'termsOfUse'],
  ['termos-legais', 'legal-notice', 'legalNotice'],
  ['politica-de-privacidade', 'privacy-policy', 'privacyPolicy'],
] as const;

const shortcutLength = 4;
const workspace = join(import.meta.dirname, '../../..');

/** Every file that the texts of a folder make, ready to be written: path in mfe-content to source. */
export async function modulesOf(root: string): Promise<Map<string, string>> {
  // D27: what is not public never reaches a browser.
  const faq = collectFaq(root).filter(({ status }) => status === 'publico');
  const modules: Module[] = [
    {
      path: 'faq.ts',
      name: 'faq',
      type: 'readonly FaqItem[]',
      from: 'faq',
      schema: './faq.schema',
      value: faq,
    },
    {
      path: 'faq-shortcut.ts',
      name: 'faqShortcut',
      type: 'readonly FaqItem[]',
      from: 'faq',
      schema: './faq.schema',
      value: faq.slice(0, shortcutLength),
    },
    {
      path: 'institutions.ts',
      name: 'institutions',
      type: 'Institutions',
      from: 'instituicoes',
      schema: './institutions.schema',
      value: collectInstitutions(root),
    },
    {
      path: 'home.ts',
      name: 'home',
      type: 'HomeContent',
      from: 'home',
      schema: './home.schema',
      value: collectHome(root),
    },
    ...legalPages.map(([file, path, name]) => ({
      path: `legal/${path}.ts`,
      name,
      type: 'LegalDocument',
      from: `legal/${file}.md`,
      schema: '../legal.schema',
      value: collectLegal(root, file),
    })),
  ];
  const written = modules.map(
    async (module) => [`src/content/${module.path}`, await sourceOf(module)] as const,
  );
  return new Map([...(await Promise.all(written)), ['public/robots.txt', robots()]]);
}

async function sourceOf({ name, type, from, schema, value }: Module): Promise<string> {
  const typeName = type.replace(/^readonly |\[\]$/g, '');
  const source = [
    `// Made by \`pnpm content\` from mfe-content/content/${from}. Change the texts there.`,
    `import type { ${typeName} } from '${schema}';`,
    '',
    `export const ${name}: ${type} = ${JSON.stringify(value)};`,
  ].join('\n');
  const options = JSON.parse(readFileSync(join(workspace, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(`${name}.ts`, source, options);
  if (errors.length > 0) throw new Error(`The texts of ${from} cannot be formatted: ${errors[0]?.message}`);
  return code;
}
