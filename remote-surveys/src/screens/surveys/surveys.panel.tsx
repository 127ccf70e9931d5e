import { exportFormats, type SurveyRow, surveysList } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type ListCells, ListPanel, useList } from '@portal/platform/lists';
import { Button, Group, IconMail } from '@portal/platform/ui';
import { useState } from 'react';
import { call, fileOf } from '../../calls.ts';
import { overviewPath } from '../../paths.ts';
import { MailDialog } from '../../surveys/mail/mail-dialog.tsx';
import { PageLink } from '../../yard/page-link.tsx';
import { yard } from '../../yard/yard.query.ts';
import { SurveyFilters } from './survey-filters.tsx';

/** The surveys of a yard: filtered, sorted, as a file, by mail. */
export function SurveysPanel({ locationId: location_id }: { readonly locationId: number }) {
  const { t } = useWords();
  const [isMailing, setMailing] = useState(false);
  const list = useList(surveysList, {
    key: [...yard, 'surveys', location_id],
    ask: (body, signal) =>
      call('POST fleet_survey/get_surveys', { body: { ...body, location_id }, signal }),
  });
  const cells: ListCells<SurveyRow> = {
    survey_date: ({ survey_id, survey_date }) => (
      <PageLink to={overviewPath(survey_id)}>{formatDate(survey_date)}</PageLink>
    ),
  };
  return (
    <>
      <Group>
        <Button
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
          disabled={list.rows.length === 0}
          onClick={() => setMailing(true)}
        >
          {t('mail.open')}
        </Button>
      </Group>
      <ListPanel
        list={list}
        cells={cells}
        rowKey={({ survey_id }) => String(survey_id)}
        filters={<SurveyFilters list={list} locationId={location_id} />}
        onFile={(selection, { format, signal }) => {
          const body = { ...selection, location_id };
          return format === exportFormats.pdf
            ? fileOf('POST fleet_survey/get_surveys_pdf', { body, signal })
            : fileOf('POST fleet_survey/get_surveys_excel', { body, signal });
        }}
      />
      <MailDialog surveys={list.rows} opened={isMailing} onClose={() => setMailing(false)} />
    </>
  );
}
