import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Center, FailedState, Loader, Modal } from '@portal/platform/ui';
import { useState } from 'react';
import { readLanguages } from '../words/language-list.ts';
import { ChooserForm } from './chooser.form.tsx';
import { wordsOfChooser } from './chooser-words.ts';
import { useIsSmall } from './use-is-small.ts';

/**
 * Chooses the language of the portal: from a map and a list, or from two fields on a small screen.
 */
export function LanguageChooser({ onClose }: { onClose: () => void }) {
  const { t, locale } = useWords();
  const isSmall = useIsSmall();
  const [previewed, setPreviewed] = useState(locale);
  const { data, isError, refetch } = useQuery({
    queryKey: ['languages/locales'],
    queryFn: () => readLanguages({ anew: true }),
  });
  const words = wordsOfChooser(previewed);
  return (
    <Modal
      opened
      onClose={onClose}
      size="62rem"
      fullScreen={isSmall}
      title={<span lang={words.lang}>{words.title}</span>}
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      {data && (
        <ChooserForm
          locales={data}
          isSmall={isSmall}
          previewed={previewed}
          onPreview={setPreviewed}
          onChosen={onClose}
        />
      )}
      {!data && isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Center mih="12rem" role="status" aria-label={t('ui.loading')}>
          <Loader />
        </Center>
      )}
    </Modal>
  );
}
