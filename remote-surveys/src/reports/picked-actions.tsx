import { mostPicked } from '@portal/contract/inspection-surveys';
import { exportFormats } from '@portal/platform/exports';
import type { ReceivedFile } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, Text } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { FileButton } from './file-button.tsx';
import type { Picked } from './use-picked.ts';

interface PickedActionsProps {
  readonly picked: Picked;
  /** Prefix of the text keys `count`, `most` and `details`. */
  readonly words?: string;
  /** The surveys on the current page. */
  readonly onPage: readonly number[];
  /** Fetches the workbook of the picked surveys. */
  readonly onFile: (surveys: number[], signal: AbortSignal) => Promise<ReceivedFile>;
  /** Further actions for them. */
  readonly children?: ReactNode;
}

/** Picks the current page, and downloads the details of all picked surveys as a file. */
export function PickedActions(props: PickedActionsProps) {
  const { picked, words = 'picked', onPage, onFile, children } = props;
  const { t } = useWords();
  const { ids, isFull } = picked;
  const count = ids.length;
  return (
    <>
      <Text size="sm" aria-live="polite">
        {isFull
          ? t(`${words}.most`, { count: mostPicked })
          : count > 0 && t(`${words}.count`, { count })}
      </Text>
      <Button
        variant="default"
        disabled={isFull || onPage.every((id) => ids.includes(id))}
        onClick={() => picked.add(onPage)}
      >
        {t('tire_inspection.choose_page')}
      </Button>
      {count > 0 && (
        <>
          <Button variant="default" onClick={picked.clear}>
            {t('tire_inspection.choose_none')}
          </Button>
          <FileButton
            label={t(`${words}.details`)}
            format={exportFormats.excel}
            onFile={({ signal }) => onFile([...ids], signal)}
          />
          {children}
        </>
      )}
    </>
  );
}
