import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Guard {
  /** Hosts under which the page is opened, each with its port. */
  hosts: () => readonly string[];
  /** Whatever changes something carries it; only a page that came from here knows it. */
  token: string;
}

/**
 * Serves only requests of the page itself. Another name for this machine is refused, so that no foreign page gets in by a
 * name of its own (DNS rebinding); a change needs the page's own origin and its token.
 */
export function guard({ hosts, token }: Guard) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { host = '', origin, 'sec-fetch-site': site } = request.headers;
    if (!hosts().includes(host)) return refuse(reply, 'This page is opened by its own address only.');
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return refuse(reply, 'Another site may not use this page.');
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const isOwn = origin === `http://${host}` && isSame(String(request.headers['x-page-token'] ?? ''), token);
    if (!isOwn) return refuse(reply, 'Only the page itself may change something: reload it.');
  };
}

const refuse = (reply: FastifyReply, problem: string) => reply.code(403).send({ problem });

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
