import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/**
 * Sets `integrity` on every script and stylesheet that webpack loads, from the hashes that the shell knows. For an
 * address without a known hash the shell returns one that no file has, so the browser refuses the file.
 */
export class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const scripts = LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript;
      scripts.tap('IntegrityPlugin', (source) => `${source}\n${sealed('script', 'script.src')}`);
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert;
      styles.tap('IntegrityPlugin', (source) => `${source}\n${sealed('linkTag', 'linkTag.href')}`);
    });
  }
}

/** The code that asks the shell for the hash of an address, and gives it to a tag that is about to load it. */
export const sealed = (tag, address) => `
var hash = self.siteIntegrity && self.siteIntegrity(${address});
if (hash) { ${tag}.integrity = hash; ${tag}.crossOrigin = 'anonymous'; }`;
