import type { FastifyReply } from 'fastify';

/** Answers with a page that must not be cached. */
export const sendPage = (reply: FastifyReply, content: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(content);
