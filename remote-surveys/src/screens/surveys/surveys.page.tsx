import { surveysList } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { useRouteParams } from '@portal/platform/routing';
import { Button, IconMail, Page, PageHeader } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../calls.ts';
import { DeviceAge } from '../../device/age/device-age.tsx';
import { locationCall, yardOf } from '../../device/documents/device.ts';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { dashboardPath } from '../../paths.ts';
import { AddSurveyButton } from '../../surveys/add-survey-button.tsx';
import { MailDialog } from '../../surveys/mail/mail-dialog.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { locationQuery, yardQueryKey } from '../../yard/yard.query.ts';
import { SurveysPanel } from './surveys.panel.tsx';

/** The surveys of a location. */
export default function SurveysPage() {
  const { t } = useWords();
  const id = Number(useRouteParams().locationId);
  const [isMailing, setMailing] = useState(false);
  const { data: location, error, refetch, isFetching } = useQuery(locationQuery(id));
  const list = useList(surveysList, {
    key: [...yardQueryKey, 'surveys', id],
    ask: (body, signal) =>
      call('POST fleet_survey/get_surveys', { body: { ...body, location_id: id }, signal }),
    enabled: Number.isInteger(id),
  });
  if (error && !location) {
    const again = () => void refetch();
    return (
      <FailedPage
        title={t('surveys.title')}
        error={error}
        onRetry={again}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Page width="wide">
      <BackLink to={dashboardPath(id)}>
        {location ? location.name || location.code : t('yard.title')}
      </BackLink>
      <PageHeader
        title={t('surveys.title')}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconMail size={16} aria-hidden />}
              disabled={list.rows.length === 0}
              onClick={() => setMailing(true)}
            >
              {t('mail.open')}
            </Button>
            <AddSurveyButton locationId={id} />
          </>
        }
      />
      <DeviceAge call={locationCall} asked={yardOf(id)} />
      <OperationNotice />
      <SurveysPanel list={list} locationId={id} />
      <MailDialog surveys={list.rows} opened={isMailing} onClose={() => setMailing(false)} />
    </Page>
  );
}
