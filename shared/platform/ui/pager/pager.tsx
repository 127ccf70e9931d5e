import { Text } from '@mantine/core';
import { formatInteger } from '../../format/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '../icons.ts';
import classes from './pager.module.css';
import { PagerStep } from './pager-step.tsx';

export interface PagerProps {
  /** The current page, from 1. */
  page: number;
  /** Rows on a full page. */
  pageSize: number;
  /** Rows in the whole list. */
  total: number;
  onPage: (page: number) => void;
  /** Accessible name of the list it moves through; "Pages" by default. */
  label?: string;
}

/**
 * Moves through a paged list and shows which of its rows are visible. Renders nothing for an empty
 * list.
 */
export function Pager({ page, pageSize, total, onPage, label }: PagerProps) {
  const { t } = useWords();
  if (total === 0) return null;
  const pages = Math.ceil(total / pageSize);
  const [first, last] = [page <= 1, page >= pages];

  return (
    <nav className={classes.pager} aria-label={label ?? t('shell:ui.pages')}>
      <Text size="sm" c="dimmed" role="status">
        {t('shell:ui.rows_of', {
          from: formatInteger((page - 1) * pageSize + 1),
          to: formatInteger(Math.min(page * pageSize, total)),
          total: formatInteger(total),
        })}
      </Text>
      <div className={classes.steps}>
        <PagerStep
          icon={IconChevronsLeft}
          label={t('shell:ui.first_page')}
          off={first}
          onPress={() => onPage(1)}
        />
        <PagerStep
          icon={IconChevronLeft}
          label={t('shell:ui.previous_page')}
          off={first}
          onPress={() => onPage(page - 1)}
        />
        <Text size="sm" className={classes.place}>
          {t('shell:ui.page_of', { page: formatInteger(page), pages: formatInteger(pages) })}
        </Text>
        <PagerStep
          icon={IconChevronRight}
          label={t('shell:ui.next_page')}
          off={last}
          onPress={() => onPage(page + 1)}
        />
        <PagerStep
          icon={IconChevronsRight}
          label={t('shell:ui.last_page')}
          off={last}
          onPress={() => onPage(pages)}
        />
      </div>
    </nav>
  );
}
