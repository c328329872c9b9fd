import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { report } from './problems';
import { fillNames, type Names } from './names';

/** One text file: the fields between the two `---` lines, and the text below them. */
export interface Item {
  file: string;
  fields: Record<string, unknown>;
  body: string;
}

const shape = /^---\n([\s\S]*?)^---\n?([\s\S]*)$/m;

/** Reads every `.md` file of a folder whose name begins with `prefix`, in the order of their names. */
export function readItems(root: string, folder: string, prefix = ''): Item[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md') && name.startsWith(prefix))
    .sort()
    .map((name) => readItem(root, `${folder}/${name}`));
}

/** Reads one file. A file without fields, or with fields that are not `nome: valor`, is reported. */
export function readItem(root: string, file: string, names: Names = {}): Item {
  const text = unbrokenMoney(
    fillNames(readFileSync(join(root, file), 'utf8').replace(/\r\n/g, '\n'), file, names),
  );
  const [, head, body = ''] = shape.exec(text) ?? [];
  if (head === undefined) {
    report(file, 'campos', 'o arquivo precisa começar com os campos entre duas linhas ---');
    return { file, fields: {}, body: '' };
  }
  return { file, fields: fieldsOf(head, file), body: body.trim() };
}

function fieldsOf(head: string, file: string): Record<string, unknown> {
  const document = parseDocument(head);
  for (const error of document.errors) report(file, 'campos', error.message.split('\n')[0] ?? error.message);
  const fields: unknown = document.errors.length === 0 ? document.toJS() : {};
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}

const unbrokenMoney = (text: string) => text.replace(/R\$ (?=\d)/g, 'R$\u00a0');
