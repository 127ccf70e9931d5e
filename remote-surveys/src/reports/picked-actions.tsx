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
  /** Word key before `count`, `most` and `details`, which say what is picked. */
  readonly words?: string;
  /** The surveys on the page in view. */
  readonly onPage: readonly number[];
  /** Fetches the workbook of those that are picked. */
  readonly onFile: (surveys: number[], signal: AbortSignal) => Promise<ReceivedFile>;
  /** What else can be had of them. */
  readonly children?: ReactNode;
}

/** Picks the page in view, and has the details of all that is picked as a file. */
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
