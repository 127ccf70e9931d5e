import { createConfig, lintFromString } from '@redocly/openapi-core';
import { areas } from './areas.ts';
import { openApiDocument } from './openapi.ts';

test("the document passes the recommended rules of a linter of the field, Redocly's", async () => {
  const problems = await lintFromString({
    source: JSON.stringify(openApiDocument(areas, '1.0.0')),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  const found = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
  );
  expect(found).toEqual([]);
});
