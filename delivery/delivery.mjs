#!/usr/bin/env node
// The way in: it teaches Node to read the tool's TypeScript, then hands over.
import { register } from 'tsx/esm/api';

register();
await import('./src/cli/main.ts');
