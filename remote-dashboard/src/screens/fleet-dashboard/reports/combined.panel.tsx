import { type DashboardReport, tabs } from '@portal/contract/fleet-dashboard';
import { bus, notified } from '@portal/platform/bus';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type PartMode, partOf, type ViewChange } from '@portal/platform/reports/view';
import { Button, Group, Stack, Text, Title } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import { type RemovalKind, withMode } from '../../../basket/basket-changes.ts';
import { RemovalNotice } from '../../../basket/removal-notice.tsx';
import { UnknownReports } from '../../../basket/unknown-reports.tsx';
import type { BasketControls } from '../../../basket/use-basket.ts';
import type { WholeSelection } from '../../../selection/selection.ts';
import type { OnOpen } from '../refused/refused-selection.tsx';
import classes from './combined.module.css';
import { CombinedCard } from './combined-card.tsx';
import { CombinedEmpty } from './combined-empty.tsx';
import { useStableCallback } from './use-stable.ts';

interface CombinedPanelProps {
  readonly desk: BasketControls;
  readonly selection: WholeSelection;
  readonly params: URLSearchParams;
  readonly onView: (definition: DashboardReport, change: ViewChange) => void;
  readonly onOpen: OnOpen;
  /** Goes to the first section. */
  readonly onFirst: () => void;
}

/** The added reports, section by section in their fixed order. */
export function CombinedPanel({ desk, selection, params, ...props }: CombinedPanelProps) {
  const { onView, onOpen, onFirst } = props;
  const { t } = useWords();
  const { basket, write, toggle, taken } = desk;
  const onMode = useStableCallback((definition: DashboardReport, mode: PartMode) =>
    write(withMode(basket, definition, mode)),
  );
  const onRemove = useStableCallback((definition: DashboardReport, kind: RemovalKind) => {
    const perform = desk.takeOut(definition, kind);
    bus.emit(notified, {
      tone: 'info',
      text: t(`combined.taken_${kind}`, { report: t(definition.title) }),
      action: { label: t('combined.undo'), perform },
    });
  });
  const onRemoveReport = useStableCallback(toggle);
  const clear = useRef<HTMLButtonElement>(null);
  const wasTaken = useRef(false);
  // After an undo, the notice with its focused button is gone, so the focus needs a new place.
  useEffect(() => {
    const isBack = wasTaken.current && taken === null;
    if (isBack && document.activeElement === document.body) clear.current?.focus();
    wasTaken.current = taken !== null;
  }, [taken]);
  const sections = tabs
    .map((tab) => ({ tab, entries: basket.filter(({ definition }) => definition.tab === tab) }))
    .filter(({ entries }) => entries.length > 0);

  return (
    <Stack gap="md">
      <UnknownReports params={params} />
      {taken && <RemovalNotice report={taken.report} onUndo={desk.undo} />}
      {basket.length === 0 ? (
        <CombinedEmpty onFirst={onFirst} />
      ) : (
        <>
          <Group justify="space-between" className={classes.head ?? ''}>
            <Text c="dimmed">
              {t('combined.count', { count: basket.length, n: formatInteger(basket.length) })}
            </Text>
            <Button ref={clear} size="xs" variant="default" onClick={desk.clear}>
              {t('combined.clear')}
            </Button>
          </Group>
          {sections.map(({ tab, entries }) => (
            <section key={tab} aria-label={t(`tab.${tab}`)}>
              <Title order={2} mb="sm">
                {t(`tab.${tab}`)}
              </Title>
              <Stack gap="md">
                {entries.map(({ definition, mode }) => (
                  <CombinedCard
                    key={definition.type}
                    definition={definition}
                    selection={selection}
                    address={partOf(params, definition)}
                    mode={mode}
                    onMode={onMode}
                    onRemove={onRemove}
                    onRemoveReport={onRemoveReport}
                    onView={onView}
                    onOpen={onOpen}
                  />
                ))}
              </Stack>
            </section>
          ))}
        </>
      )}
    </Stack>
  );
}
