#!/usr/bin/env node
// The way in: the tool's TypeScript, compiled, so that no call waits for a compiler.
import { compiled } from './compile.mjs';

process.setSourceMapsEnabled(true);
await import(await compiled());
