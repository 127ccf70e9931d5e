import { rights } from '@portal/contract/portal';
import {
  basePaths,
  type CallDefinition,
  errorCodes,
  fileBytes,
  isFileAlone,
  parseCallName,
} from '@portal/contract/wire';
import type { TObject } from 'typebox';
import type { Area } from '../app/area.ts';

/**
 * Returns the contract as an OpenAPI 3.1 document: the calls of all bases, each with its required
 * right, and under `x-rights` the codes of all rights that this API knows.
 */
export function openApiDocument(areas: readonly Area[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { calls } of areas) {
    for (const [name, call] of Object.entries(calls)) {
      const { method, base, path } = parseCallName(name);
      const address = `${basePaths[base]}/${path}`;
      paths[address] = { ...paths[address], [method.toLowerCase()]: operation(name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fleet Tire Portal', version, license },
    // Relative to the document, since a region's gateway may serve the API under a path of its own.
    servers: [{ url: '../..' }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'apiKey', in: 'header', name: 'api-key' },
      },
      schemas: { Error: errorSchema },
    },
    'x-rights': Object.keys(rights),
  };
}

const license = { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' };

const errorSchema = {
  type: 'object',
  required: ['code', 'path', 'message'],
  properties: {
    code: { enum: Object.keys(errorCodes) },
    path: { type: 'string', description: 'The field at fault, as in base_parameters.date_from.' },
    message: { type: 'string' },
  },
};

const json = (schema: object) => ({ 'application/json': { schema } });

/** In form data, the file comes last. */
const sentContent = ({ body, upload }: CallDefinition) => {
  if (!upload) return json(body ?? {});
  const { properties = {}, required = [] } = (body ?? {}) as Partial<TObject>;
  const form = {
    type: 'object',
    required: [...required, 'file'],
    properties: { ...properties, file: fileBytes },
  };
  return { 'multipart/form-data': { schema: form } };
};

const answerOf = ({ response, files = [], stream }: CallDefinition) => ({
  ...(!isFileAlone(response) && json(response)),
  ...Object.fromEntries(files.map((type) => [type, { schema: fileBytes }])),
  // OpenAPI 3.1 does not support streams, so the events' schemas are in an extension.
  ...(stream && { 'text/event-stream': { schema: { type: 'string' }, 'x-events': stream } }),
});

function operation(name: string, call: CallDefinition): object {
  const { path } = parseCallName(name);
  return {
    operationId: name.replaceAll(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    summary: call.summary,
    tags: [path.split('/')[0]],
    'x-right': call.right,
    security: call.right === 'none' ? [] : [{ token: [], apiKey: [] }],
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...((call.body ?? call.upload) && {
      requestBody: { required: true, content: sentContent(call) },
    }),
    responses: {
      200: { description: 'Done.', content: answerOf(call) },
      ...refusals(call),
      default: failed('Failed.'),
    },
  };
}

const failed = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Error' }),
});

/** Returns a call's possible refusals, by its input and its right. */
const refusals = ({ body, params, query, right }: CallDefinition): object => ({
  ...((body ?? params ?? query) && { 400: failed('The input is wrong; `path` names the field.') }),
  ...(right !== 'none' && right !== 'session' && { 401: failed('The right is missing.') }),
  ...(right !== 'none' && { 403: failed('There is no session, or it is over.') }),
  '4XX': failed('Refused otherwise, as after too many requests; `code` tells why.'),
});

function parameters(place: 'path' | 'query', schema: TObject | undefined): object[] {
  const required = new Set(schema?.required ?? []);
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }));
}
