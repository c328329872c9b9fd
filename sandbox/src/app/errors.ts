import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

const wordsFor: Record<string, string> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'O corpo do pedido está vazio.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'O corpo do pedido não é JSON válido.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'O corpo do pedido deve ser JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'O corpo do pedido é grande demais.',
};

/** Gives every failure the one error format of the API. Internal errors are logged and not sent. */
export function answerErrors(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'Endereço não encontrado.', statusCode: 404 }),
  );

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const statusCode = error instanceof Refusal ? error.statusCode : (error.statusCode ?? 500);
    const message = error instanceof Refusal ? error.message : wordsFor[error.code];
    if (statusCode >= 500) console.error(`${request.method} ${request.url}`, error);
    return reply.code(statusCode).send({ message: message ?? wordsByStatus(statusCode), statusCode });
  });
}

const wordsByStatus = (statusCode: number) =>
  statusCode >= 500 ? 'Erro interno do servidor.' : 'Pedido inválido.';
