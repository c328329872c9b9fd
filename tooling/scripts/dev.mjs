import { requireNode } from './node-version.mjs';

requireNode(process.versions.node);
import('./run-dev.mjs');
