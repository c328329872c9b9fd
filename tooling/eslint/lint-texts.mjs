// Lints texts as if they were files: reads `[{ file, text }]` from standard input, prints the messages of
// each.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: process.argv[2] });
const cases = JSON.parse(await text(process.stdin));
const messages = [];
for (const { file, text: code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: file });
  messages.push(result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
console.log(JSON.stringify(messages));
