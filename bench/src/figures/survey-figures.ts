import { ownedUnits } from '../surveys/import-units.ts';
import { openStreams } from '../surveys/live-times.ts';
import { surveyedUnits } from '../surveys/make-survey.ts';
import { cachedUnits } from '../surveys/offline-copy-times.ts';
import { photosAtOnce } from '../surveys/photo-times.ts';
import { cell, countText, megabytes, spreadCell } from '../table/amounts.ts';
import type { FigureGroup } from '../table/figure.ts';
import { dayInYard } from './day-in-yard.ts';
import { goals } from './goals.ts';
import { anyOf, figuresOn, type OnDatabases } from './on-databases.ts';

/** Figures of the survey tool, on both databases. */
export function surveyFigures(measured: OnDatabases): FigureGroup[] {
  const figure = figuresOn(measured);
  const found = anyOf(measured)?.surveys;
  const rows = found ? countText(found.imported.rows) : 'many';
  const units = found ? countText(found.units) : 'most';
  return [
    {
      title: `Surveys on the large data, the account with ${units} units (p50 / p95)`,
      figures: [
        figure(
          'a page of units, in any order, by any filter',
          ({ surveys }) => spreadCell(surveys.list),
          goals.unitList,
        ),
        figure(
          'a page of removed tires, in any order, by any filter',
          ({ surveys }) => spreadCell(surveys.removed),
          goals.removedTires,
        ),
        figure(
          'proposals while a number, a VIN or a plate is typed',
          ({ surveys }) => spreadCell(surveys.typing),
          goals.unitNumbers,
        ),
        figure(
          `a survey of ${surveyedUnits} units`,
          ({ surveys }) => spreadCell(surveys.overview),
          goals.overview,
        ),
        figure('a unit of it with its axles, tires and specs', ({ surveys }) =>
          spreadCell(surveys.inspection.axles),
        ),
        figure(
          'a tire that is saved',
          ({ surveys }) => spreadCell(surveys.inspection.saving),
          goals.saveTire,
        ),
        figure(
          'a photo of 12 megapixels that is kept',
          ({ surveys }) => spreadCell(surveys.photos.one),
          goals.photo,
        ),
        figure(
          `most memory of the API and all that it started while ${photosAtOnce} are sent at once`,
          ({ surveys }) => megabytes(surveys.photos.memory?.together),
          goals.photosMemory,
        ),
        figure(
          `${dayInYard}, sent as a device does`,
          ({ surveys }) => cell(surveys.broughtHome, 's'),
          goals.sending,
        ),
        figure(
          `a yard of ${cachedUnits} units that is taken along`,
          ({ surveys }) => spreadCell(surveys.taken.time),
          goals.takeAlong,
        ),
        figure(
          'bytes of it over the line, compressed',
          ({ surveys }) => cell(surveys.taken.sent, 'MB'),
          goals.takenBytes,
        ),
        figure('bytes of it on the device', ({ surveys }) => cell(surveys.taken.kept, 'MB')),
        figure(
          `a tire that is saved, until ${openStreams} streams have told of it`,
          ({ live }) => spreadCell(live.seen),
          goals.changeSeen,
        ),
        figure(
          'a lookup beside them',
          ({ live }) => spreadCell(live.lookups),
          goals.lookupBesideStreams,
        ),
        figure(
          'most memory of the API meanwhile',
          ({ live }) => megabytes(live.memory),
          goals.streamsMemory,
        ),
        figure(
          `a list of ${ownedUnits} units as a PDF`,
          ({ surveys }) => spreadCell(surveys.pdf),
          goals.pdf,
        ),
        figure(`a file of ${rows} units: read`, ({ surveys }) => cell(surveys.imported.read, 's')),
        figure(
          'read, and its rows saved',
          ({ surveys }) => cell(surveys.imported.saved, 's'),
          goals.unitImport,
        ),
        figure(
          'most memory of the process that reads it',
          ({ surveys }) => megabytes(surveys.imported.memory?.ofChild),
          goals.unitImportMemory,
        ),
        figure('most memory of the API and all that it started meanwhile', ({ surveys }) =>
          megabytes(surveys.imported.memory?.together),
        ),
      ],
    },
  ];
}
