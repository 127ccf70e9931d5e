import { type TSchema, Type } from 'typebox';
import { rowsByKinds } from '../report-vocabulary.ts';
import { changeLimits, changeReferences } from './change-rule.ts';

/**
 * Returns the schema of the largest changes in a choice of records.
 *
 * @param names the names of the area's rules
 * @param report schema of a report of the area and its parameters
 */
export const changesAnswerOf = <const Names extends readonly string[], Report extends TSchema>(
  names: Names,
  report: Report,
) =>
  Type.Object({
    findings: Type.Array(
      Type.Object({
        rule: Type.Enum<[...Names]>([...names]),
        report,
        column: Type.String({ description: 'The column of the report that the figure stands in.' }),
        against: Type.Enum([...changeReferences]),
        subject: Type.Union(
          [
            Type.Object({
              by: Type.Enum(['row', ...rowsByKinds] as const),
              key: Type.String({ description: 'What tells the row apart in the report.' }),
              name: Type.String(),
            }),
            Type.Null(),
          ],
          { description: 'What the finding is about; null when it is about all that is chosen.' },
        ),
        row: Type.Record(Type.String(), Type.String(), {
          description: 'The row as the call for records takes it; empty for the total.',
        }),
        value: Type.Number(),
        reference: Type.Number({ description: 'What the figure is held against.' }),
        part: Type.Number({ description: 'What the figure divides.' }),
        whole: Type.Number({ description: 'What it divides by.' }),
        share: Type.Number({
          description: 'How much of the whole of all rows lies in this one, in percent.',
        }),
        records: Type.Integer({ description: 'How many records the figure is of.' }),
        reference_records: Type.Integer({ description: 'How many its reference is of.' }),
        money: Type.Union([Type.Number(), Type.Null()], {
          description:
            'What is at stake: more than zero costs more than by the reference, less than zero less. ' +
            'Null when nothing was bought that would tell.',
        }),
      }),
      {
        maxItems: changeLimits.findings,
        description: 'By money at stake, most first; those without come last.',
      },
    ),
    comparisons: Type.Integer({
      description: 'How many comparisons were made: the more, the less is taken for a move.',
    }),
  });
