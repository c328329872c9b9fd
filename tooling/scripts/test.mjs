import { requireNode } from './node-version.mjs';

requireNode(process.versions.node);
import('./run-test.mjs');
