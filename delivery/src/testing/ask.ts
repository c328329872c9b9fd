import { type Agent, request, type IncomingHttpHeaders } from 'node:http';

interface Question {
  /** The path as it goes over the wire: nothing tidies it up. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Keeps connections for the next request. Without it each has its own. */
  agent?: Agent;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request to a server on this machine, and its response. */
export function ask(port: number, { body, ...question }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent: false, ...question }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
    });
    sent.on('error', reject).end(body);
  });
}
