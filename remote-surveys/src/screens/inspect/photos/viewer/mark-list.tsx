import type { ImageMark } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { ActionIcon, Button, Group, IconTrash } from '@portal/platform/ui';
import { markAfterKey } from '../../../../photos/layer/marks.ts';
import classes from './mark-list.module.css';

interface MarkListProps {
  readonly marks: readonly ImageMark[];
  readonly onChange: (marks: readonly ImageMark[]) => void;
}

/** A list of the marks: arrow keys move the focused one. */
export function MarkList({ marks, onChange }: MarkListProps) {
  const { t } = useWords();
  const nameOf = (mark: ImageMark, index: number) =>
    mark.kind === 'words'
      ? mark.text
      : t('photo.mark_named', { kind: t(`photo.mark_kind.${mark.kind}`), number: index + 1 });
  return (
    <Group gap="sm" role="group" aria-label={t('photo.marks')}>
      {marks.map((mark, index) => (
        <Group key={index} gap={0} wrap="nowrap">
          <Button
            size="md"
            variant="default"
            className={classes.mark}
            onKeyDown={(event) => {
              const next = markAfterKey(mark, event.key, event.shiftKey);
              if (!next) return;
              event.preventDefault();
              onChange(marks.map((each, at) => (at === index ? next : each)));
            }}
          >
            <bdi>{nameOf(mark, index)}</bdi>
          </Button>
          <ActionIcon
            size={44}
            variant="default"
            aria-label={t('photo.remove_mark', { mark: nameOf(mark, index) })}
            onClick={() => onChange(marks.filter((_, at) => at !== index))}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
    </Group>
  );
}
