import { createConfig, lintFromString } from '@redocly/openapi-core';
import { areas } from './areas.ts';
import { openApiDocument } from './openapi.ts';

/**
 * The specification has both `get_location/{id}` and `{surveyId}/units`; `{surveyId}/changes` is
 * our addition. No address matches both patterns, since a survey is named by digits or a UUID.
 */
const asSpecified = /no-ambiguous-paths: .*\/fleet_survey\/\{surveyId\}\/(units|changes)/;

test("the document passes the recommended rules of a linter of the field, Redocly's", async () => {
  const problems = await lintFromString({
    source: JSON.stringify(openApiDocument(areas, '1.0.0')),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  const found = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
  );
  expect(found.filter((problem) => !asSpecified.test(problem))).toEqual([]);
});
