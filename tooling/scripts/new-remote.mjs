import { requireNode } from './node-version.mjs';

requireNode(process.versions.node);
import('./run-new-remote.mjs');
