import type { ReportDefinition } from '@portal/contract/reports';
import { memo, useState } from 'react';
import { formatInteger } from '../../format/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { ActionIcon, Button, Group, IconMessage, Popover, Text, Textarea } from '../../ui/ui.ts';
import { useDebouncedBatch } from '../controls/use-debounced-batch.ts';
import { useIsLocked } from '../report-lock.ts';
import { longestComment, type OnView } from '../view/report-view.ts';

interface ReportCommentProps {
  readonly definition: ReportDefinition;
  readonly comment: string;
  readonly onView: OnView;
}

/** Button that opens the user's comment on a report. */
export const ReportComment = memo(function ReportComment({
  definition,
  comment,
  onView,
}: ReportCommentProps) {
  const { t } = useWords();
  const isLocked = useIsLocked();
  const [isOpen, setOpen] = useState(false);
  const label = t(comment ? 'shell:comment.edit' : 'shell:comment.add', {
    report: t(definition.title),
  });
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={360}
      position="bottom-end"
      withArrow
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant={comment ? 'light' : 'subtle'}
          color={comment ? 'brand' : 'gray'}
          aria-label={label}
          title={label}
          disabled={isLocked}
          onClick={() => setOpen(!isOpen)}
        >
          <IconMessage size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <CommentField comment={comment} onView={onView} onClose={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
});

interface CommentFieldProps extends Pick<ReportCommentProps, 'comment' | 'onView'> {
  readonly onClose: () => void;
}

/** Text field for the comment; changes are saved while the user types. */
function CommentField({ comment, onView, onClose }: CommentFieldProps) {
  const { t } = useWords();
  const [text, setText] = useState(comment);
  const settled = useDebouncedBatch((part: { readonly comment: string }) => onView(part));
  const write = (next: string) => {
    setText(next);
    settled.add({ comment: next.trim() });
  };
  return (
    <>
      <Textarea
        label={t('shell:comment.label')}
        description={t('shell:comment.hint')}
        value={text}
        maxLength={longestComment}
        autosize
        minRows={3}
        maxRows={10}
        data-autofocus
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={settled.flush}
      />
      <Text size="xs" c="dimmed" ta="end" mt={4}>
        {t('shell:comment.count', {
          n: formatInteger(text.length),
          most: formatInteger(longestComment),
        })}
      </Text>
      <Group justify="space-between" mt="xs">
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={text === ''}
          onClick={() => {
            write('');
            settled.flush();
          }}
        >
          {t('shell:comment.remove')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {t('shell:filter.done')}
        </Button>
      </Group>
    </>
  );
}
