import { contractVersion } from '@site/contracts/remote-contract';
import type { RemoteName, RouteId } from '@site/contracts/routes';
import { manifestOf } from './stub-remotes';

interface StubContainer {
  name: RemoteName;
  /** The pages, each a heading with this text. */
  pages: Partial<Record<RouteId, string>>;
  /** The contract version that the stub claims; the current one when left out. */
  contract?: number;
  /** The door throws this while it is evaluated. */
  throwsAtImport?: string;
  /** A page throws this while it is drawn, until `window.isMended` is true. */
  throwsAtRender?: string;
}

/**
 * A stub remote as a real federated container for a real browser: its manifest and its entry script, to be served
 * under the address that the registry names. Its pages use the React that the shell shares.
 */
export function stubContainer(stub: StubContainer): { manifest: string; entry: string } {
  const { name, pages, contract = contractVersion, throwsAtImport, throwsAtRender } = stub;
  const entry = `var ${name.replaceAll('-', '_')} = (() => {
  const texts = ${JSON.stringify(pages)};
  let scope;
  const react = async () => {
    const versions = Object.values(scope.react);
    return (versions[0].lib ?? (await versions[0].get()))();
  };
  const door = async () => {
    ${throwsAtImport ? `throw new Error(${JSON.stringify(throwsAtImport)});` : ''}
    const { createElement } = await react();
    const page = (text) => async () => () => {
      ${throwsAtRender ? `if (!window.isMended) throw new Error(${JSON.stringify(throwsAtRender)});` : ''}
      return createElement('h1', null, text);
    };
    const pages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, page(text)]));
    return { remote: { contract: ${contract}, name: ${JSON.stringify(name)}, pages, slices: [] } };
  };
  return {
    init: (shared) => { scope = shared; },
    get: async () => { const exposed = await door(); return () => exposed; },
  };
})();
`;
  return { manifest: JSON.stringify(manifestOf(name)), entry };
}
