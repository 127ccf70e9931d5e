import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Link, useNavigate } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { Button, IconChevronDown, IconEdit, IconMail, IconTrash, Menu } from '@portal/platform/ui';
import { useState } from 'react';
import { useOfflineReason } from '../../device/network/use-offline.ts';
import { editSurveyPath, surveysPath, surveyTiresPath } from '../../paths.ts';
import { MailDialog } from '../../surveys/mail/mail-dialog.tsx';
import { OfflineCopyButtons } from '../../taken/offline-copy-buttons.tsx';
import { OnlineLink } from '../../waiting/online-link.tsx';
import { DeleteSurveyDialog } from './delete-survey-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';

/** Buttons that finish, change, mail and delete a survey. */
export function SurveyActions({ survey }: { readonly survey: SurveyRow }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const isAdministrator = useRight('TVADMIN');
  const [opened, setOpened] = useState<'mail' | 'delete' | 'finish' | null>(null);
  const close = () => setOpened(null);
  const { survey_id, location_id } = survey;
  const isOpen = survey.state === 'open';
  const awayReason = useOfflineReason();
  return (
    <>
      <OfflineCopyButtons taking={{ kind: 'survey', id: survey_id }} />
      <OnlineLink to={surveyTiresPath(survey_id)}>{t('removed_tires.title')}</OnlineLink>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
            {t('survey.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(isOpen || isAdministrator) && (
            <Menu.Item
              component={Link}
              to={editSurveyPath(location_id, survey_id)}
              leftSection={<IconEdit size={16} aria-hidden />}
            >
              {t(isOpen ? 'survey.edit.open' : 'survey.reopen.open')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconMail size={16} aria-hidden />}
            onClick={() => setOpened('mail')}
          >
            {t('mail.open_one')}
          </Menu.Item>
          {(isOpen || isAdministrator) && (
            <Menu.Item
              leftSection={<IconTrash size={16} aria-hidden />}
              disabled={awayReason !== undefined}
              title={awayReason}
              onClick={() => setOpened('delete')}
            >
              {t('survey.delete.open')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isOpen && <Button onClick={() => setOpened('finish')}>{t('survey.finish.open')}</Button>}
      <MailDialog surveys={[survey]} opened={opened === 'mail'} onClose={close} />
      <DeleteSurveyDialog
        survey={survey}
        opened={opened === 'delete'}
        onClose={close}
        onDeleted={() => navigate(surveysPath(location_id))}
      />
      <FinishDialog survey={survey} opened={opened === 'finish'} onClose={close} />
    </>
  );
}
