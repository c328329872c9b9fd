/** The names of the remotes, which are also their folders and their names in the registry. */
export const remoteNames = ['mfe-account', 'mfe-shop', 'mfe-prizes', 'mfe-content'] as const;

/** One of the four remotes. */
export type RemoteName = (typeof remoteNames)[number];

/** One row of the route table: where a page stands, who owns it, and whether it needs a session. */
export interface Route {
  /** The pattern, in the router's notation. Paths match case-insensitively (D4). */
  path: string;
  owner: RemoteName;
  guarded: boolean;
}

// The literal types stay, so that a remote's door and every address are checked against the table.
const visitor = <const Owner extends RemoteName, const Path extends string>(owner: Owner, path: Path) => ({
  owner,
  path,
  guarded: false as const,
});
const customer = <const Owner extends RemoteName, const Path extends string>(owner: Owner, path: Path) => ({
  owner,
  path,
  guarded: true as const,
});

/** The route table of document 2, section 2, with the owners of DECISIONS. */
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
  home: visitor('mfe-content', '/'),
  faqList: visitor('mfe-content', '/FAQ/Lista'),
  faqQuestion: visitor('mfe-content', '/FAQ/Questao/:questionId'),
  results: visitor('mfe-content', '/resultado'),
  institutions: visitor('mfe-content', '/instituicoes'),
  conditions: visitor('mfe-content', '/condicoes-gerais'),
  cookiePolicy: visitor('mfe-content', '/politica-cookies'),
  termsOfUse: visitor('mfe-content', '/termos-de-uso'),
  legalNotice: visitor('mfe-content', '/termos-legais'),
  privacyPolicy: visitor('mfe-content', '/politica-de-privacidade'),
} as const;

/** The name of a page in the route table. */
export type RouteId = keyof typeof routes;

/** The pages that the table gives to one remote. */
export type RouteIdOf<Owner extends RemoteName> = {
  [Id in RouteId]: (typeof routes)[Id]['owner'] extends Owner ? Id : never;
}[RouteId];

/** Every page of the table with its name, in the table's order. */
export const routeEntries = Object.entries(routes) as [RouteId, Route][];

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

/** The address of a page: `pathTo('campaignTitles', { titulo: 'RM10' })` is `/meus-titulos/RM10`. */
export function pathTo<Id extends RouteId>(
  id: Id,
  ...[params]: Record<string, never> extends ParamsOf<Id> ? [ParamsOf<Id>?] : [ParamsOf<Id>]
): string {
  const values: Record<string, string | number | undefined> = params ?? {};
  return routes[id].path
    .replace(/\/:(\w+)\?/g, (_match, name: string) =>
      values[name] === undefined ? '' : `/${encode(values[name])}`,
    )
    .replace(/:(\w+)/g, (_match, name: string) => encode(values[name]));
}

const encode = (value: string | number | undefined) => encodeURIComponent(String(value));
