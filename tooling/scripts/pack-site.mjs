import { requireNode } from './node-version.mjs';

requireNode(process.versions.node);
import('../pack/pack-site.mjs');
