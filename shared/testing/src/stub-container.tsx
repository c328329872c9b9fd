import { contractVersion } from '@site/contracts/remote-contract';
import { manifestOf } from './stub-remotes';

interface StubContainer {
  name: string;
  /** The pages, each a heading with this text. */
  pages: Record<string, string>;
  /** By page, an address to which it has a link, whose text is that address. */
  links?: Record<string, string>;
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
  const { name, pages, links = {}, contract = contractVersion, throwsAtImport, throwsAtRender } = stub;
  const entry = `var ${name.replaceAll('-', '_')} = (() => {
  const texts = ${JSON.stringify(pages)};
  const links = ${JSON.stringify(links)};
  let scope;
  const shared = async (name) => {
    const versions = Object.values(scope[name]);
    return (versions[0].lib ?? (await versions[0].get()))();
  };
  const door = async () => {
    ${throwsAtImport ? `throw new Error(${JSON.stringify(throwsAtImport)});` : ''}
    const { createElement } = await shared('react');
    const { Link } = await shared('react-router-dom');
    const page = (text, to) => async () => () => {
      ${throwsAtRender ? `if (!window.isMended) throw new Error(${JSON.stringify(throwsAtRender)});` : ''}
      return [createElement('h1', { key: 'h1' }, text), to && createElement(Link, { key: 'link', to }, to)];
    };
    const pages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, page(text, links[id])]));
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
