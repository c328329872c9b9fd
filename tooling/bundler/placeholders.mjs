import { source } from './source.mjs';

const { fillElement } = await source('release/src/document.ts');

/** Fails a build whose HTML lacks an element that delivery fills: `placeholders` are tag and id, by the name of the file. */
export class PlaceholdersPlugin {
  constructor(placeholders) {
    this.placeholders = placeholders;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PlaceholdersPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'PlaceholdersPlugin', stage }, (assets) => {
        for (const [file, place] of Object.entries(this.placeholders))
          fillElement(assets[file].source().toString(), { ...place, content: '' });
      });
    });
  }
}
