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

/**
 * The pages of document 2, section 2, with the owner of each: those to which more than one app may link. A page that only its
 * own remote knows is listed in `src/remote/routes.ts` of that remote (decision 22).
 */
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

/** A remote that owns a page of this table. */
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

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Required<Name extends string> = Name extends `${string}?` ? never : Name;
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;

/** The parameters that addresses of a path take. */
export type ParamsOfPath<Path extends string> = {
  [Name in Required<ParamsIn<Path>>]: string | number;
} & { [Name in Optional<ParamsIn<Path>>]?: string | number };

type Given<Params> = Record<string, never> extends Params ? [Params?] : [Params];

/** The parameters that a page's address takes. */
export type ParamsOf<Id extends RouteId> = ParamsOfPath<(typeof routes)[Id]['path']>;

/**
 * The address of a page: `pathTo('campaignTitles', { titulo: 'RM10' })` is `/meus-titulos/RM10`. A page that this table does
 * not have, since the remote is newer than the shell, is at the home page, where the shell leads every unknown address.
 */
export function pathTo<Id extends RouteId>(id: Id, ...params: Given<ParamsOf<Id>>): string {
  const { path }: Route = routes[id] ?? routes.home;
  return fill(path, params[0]);
}

/** The address of a path of the remote's own: `addressOf(routes.level.path, { level: 3 })` is `/clube/3`. */
export const addressOf = <Path extends string>(path: Path, ...params: Given<ParamsOfPath<Path>>): string =>
  fill(path, params[0]);

function fill(path: string, values: Record<string, string | number | undefined> = {}): string {
  return path
    .replace(/\/:(\w+)\?/g, (_match, name: string) =>
      values[name] === undefined ? '' : `/${encode(values[name])}`,
    )
    .replace(/:(\w+)/g, (_match, name: string) => encode(values[name]));
}

const encode = (value: string | number | undefined) => encodeURIComponent(String(value));
