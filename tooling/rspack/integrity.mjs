import { sealed } from '../bundler/integrity.mjs';

/** Does for scripts that Rspack loads what `bundler/integrity.mjs` does for those of webpack. */
export class IntegrityPlugin {
  apply(compiler) {
    const { RuntimePlugin } = compiler.webpack;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const scripts = RuntimePlugin.getCompilationHooks(compilation).createScript;
      scripts.tap('IntegrityPlugin', (code) => `${code}\n${sealed('script', 'script.src')}`);
    });
  }
}

/** Puts a stylesheet into the page, with the hash that the shell knows for it; a function whose text goes into the build. */
export const insertSealed = new Function(
  'linkTag',
  `${sealed('linkTag', 'linkTag.href')}\ndocument.head.appendChild(linkTag);`,
);
