// The literal types stay, so that a remote's door and every address are checked against the table.
/** A page for everybody, which search engines may list. */
const open = <const Owner extends string, const Path extends string>(owner: Owner, path: Path) => ({
  owner,
  path,
  guarded: false as const,
  listed: true as const,
});
/** A page that needs no session, but belongs to one person. */
const visitor = <const Owner extends string, const Path extends string>(owner: Owner, path: Path) => ({
  owner,
  path,
  guarded: false as const,
});
/** A page that needs a session. */
const customer = <const Owner extends string, const Path extends string>(owner: Owner, path: Path) => ({
  owner,
  path,
  guarded: true as const,
});

/** The route table of document 2, section 2, with the owner of each page. */
export const routes = {
  login: visitor('mfe-account', '/login'),
  signUp: visitor('mfe-account', '/cadastro/passos/:step?'),
  signUpDone: visitor('mfe-account', '/cadastro/sucesso'),
  recoveryRequest: visitor('mfe-account', '/recuperacao-senha/identificacao'),
  recoveryCode: visitor('mfe-account', '/recuperacao-senha/nova-senha'),
  recoveryPassword: visitor('mfe-account', '/recuperacao-senha/alteracao'),
  profileHub: customer('mfe-account', '/perfil'),
  profileData: customer('mfe-account', '/perfil/meus-dados'),
  changePassword: customer('mfe-account', '/perfil/senha'),
  changeEmail: customer('mfe-account', '/perfil/email'),
  verifyCode: customer('mfe-account', '/perfil/validacao-codigo'),
  newPassword: customer('mfe-account', '/perfil/alterar-senha'),
  cart: customer('mfe-shop', '/carrinho/:step?'),
  campaign: customer('mfe-shop', '/compra'),
  registerTitle: customer('mfe-shop', '/cadastro-titulo/:step?'),
  orders: customer('mfe-shop', '/meus-pedidos/:section'),
  myTitles: customer('mfe-prizes', '/meus-titulos'),
  campaignTitles: customer('mfe-prizes', '/meus-titulos/:titulo'),
  titleDetail: customer('mfe-prizes', '/meus-titulos/:titulo/detalhes/:number/:type'),
  prizes: visitor('mfe-prizes', '/minhas-premiacoes'),
  exchange: visitor('mfe-prizes', '/minhas-premiacoes/troca'),
  payoutBank: visitor('mfe-prizes', '/minhas-premiacoes/transferencia/infos'),
  payoutCode: visitor('mfe-prizes', '/minhas-premiacoes/transferencia/confirmacao'),
  payoutDone: visitor('mfe-prizes', '/minhas-premiacoes/transferencia/finalizacao'),
  home: open('mfe-content', '/'),
  faqList: open('mfe-content', '/FAQ/Lista'),
  faqQuestion: open('mfe-content', '/FAQ/Questao/:questionId'),
  results: open('mfe-content', '/resultado'),
  institutions: open('mfe-content', '/instituicoes'),
  conditions: open('mfe-content', '/condicoes-gerais'),
  cookiePolicy: open('mfe-content', '/politica-cookies'),
  termsOfUse: open('mfe-content', '/termos-de-uso'),
  legalNotice: open('mfe-content', '/termos-legais'),
  privacyPolicy: open('mfe-content', '/politica-de-privacidade'),
} as const;

/** The name of a page in the route table. */
export type RouteId = keyof typeof routes;

/** The pages that the table gives to one remote. */
export type RouteIdOf<Owner extends RemoteName> = {
  [Id in RouteId]: (typeof routes)[Id]['owner'] extends Owner ? Id : never;
}[RouteId];

/** One of the remotes: its name is its folder, and its name in the registry. */
export type RemoteName = (typeof routes)[RouteId]['owner'];

/** One row of the route table: the path of a page, its owner, and whether it needs a session. */
export interface Route {
  /** The pattern, in the router's notation. Paths match case-insensitively (D4). */
  path: string;
  owner: RemoteName;
  guarded: boolean;
  /** Whether search engines may list it. */
  listed?: true;
}

/** Every page of the table with its name, in the table's order. */
export const routeEntries = Object.entries(routes) as [RouteId, Route][];

/** The remotes that own a page. A test compares them with the list of apps. */
export const remoteNames: readonly RemoteName[] = [...new Set(routeEntries.map(([, { owner }]) => owner))];

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Required<Name extends string> = Name extends `${string}?` ? never : Name;
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;

/** The parameters that a page's address takes. */
export type ParamsOf<Id extends RouteId> = {
  [Name in Required<ParamsIn<(typeof routes)[Id]['path']>>]: string | number;
} & { [Name in Optional<ParamsIn<(typeof routes)[Id]['path']>>]?: string | number };

/**
 * The address of a page: `pathTo('campaignTitles', { titulo: 'RM10' })` is `/meus-titulos/RM10`. A page that this table does
 * not have, since the remote is newer than the shell, is at the home page, where the shell leads every unknown address.
 */
export function pathTo<Id extends RouteId>(
  id: Id,
  ...[params]: Record<string, never> extends ParamsOf<Id> ? [ParamsOf<Id>?] : [ParamsOf<Id>]
): string {
  const values: Record<string, string | number | undefined> = params ?? {};
  const { path }: Route = routes[id] ?? routes.home;
  return path
    .replace(/\/:(\w+)\?/g, (_match, name: string) =>
      values[name] === undefined ? '' : `/${encode(values[name])}`,
    )
    .replace(/:(\w+)/g, (_match, name: string) => encode(values[name]));
}

const encode = (value: string | number | undefined) => encodeURIComponent(String(value));
