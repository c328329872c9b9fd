import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { read } from '#app/read.ts';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { switchesFor, switchValues } from './switches';

const scriptParams = v.object({
  line: v.pipe(v.string(), v.regex(/^v1(\.(\d+|x))?$/, 'Versão desconhecida.')),
});
const scriptQuery = v.object({ script: switchValues.entries.script });
const slowMilliseconds = 3000;

/**
 * The stand-in for the vendor's script, `/sandbox/yuno/{line}/main.js`. `?script=missing|never-ready|slow` lets it fail for
 * one page, the switch of the same name for all.
 */
export function scriptRoutes(app: FastifyInstance, { db }: Sandbox) {
  let bundle: Promise<string> | undefined;

  app.get('/sandbox/yuno/:line/main.js', async (request, reply) => {
    read(scriptParams, request.params);
    const failure = read(scriptQuery, request.query).script ?? (await switchesFor(db)).script;
    if (failure === 'missing') throw new Refusal(404, 'Endereço não encontrado.');
    if (failure === 'slow') await pause(slowMilliseconds);
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache');
    if (failure === 'never-ready') return '';
    bundle ??= bundleScript();
    return bundle;
  });
}

async function bundleScript() {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, 'browser/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
