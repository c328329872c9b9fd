import { BackLink } from './back-link';

export const examples = { 'one level up': <BackLink to="/minhas-premiacoes">Minhas premiações</BackLink> };
