import {
  type ImageMark,
  type MarkKind,
  markKinds,
  markLimits,
  type UnitImage,
} from '@portal/contract/fleet-surveys';
import { useDirty } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import {
  Alert,
  Button,
  Group,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@portal/platform/ui';
import { type PointerEvent, useState } from 'react';
import { refusalText } from '../../../../operation/refusal-text.ts';
import { markBetween, type Spot } from '../../../../photos/layer/marks.ts';
import { PhotoPicture } from '../../../../photos/photo-picture.tsx';
import { MarkList } from './mark-list.tsx';

interface PhotoDrawingProps {
  readonly photo: UnitImage;
  readonly name: string;
  readonly error: unknown;
  readonly isSaving: boolean;
  readonly onSave: (layer: readonly ImageMark[]) => void;
  readonly onCancel: () => void;
}

const middle = { x: 0.5, y: 0.5 };

/** Arrows, circles and texts over a photo, drawn with a finger, or placed and moved by keys. */
export function PhotoDrawing(props: PhotoDrawingProps) {
  const { photo, name, error, isSaving, onSave, onCancel } = props;
  const { t } = useWords();
  const [marks, setMarks] = useState<readonly ImageMark[]>(photo.layer);
  const [kind, setKind] = useState<MarkKind>('arrow');
  const [text, setText] = useState('');
  const [line, setLine] = useState<{ readonly from: Spot; readonly to: Spot } | null>(null);
  const isFull = marks.length >= markLimits.marks;
  const canDraw = !isFull && (kind !== 'words' || text.trim() !== '');
  useDirty(marks !== photo.layer);

  const add = (from: Spot, to: Spot) => {
    if (!canDraw) return;
    setMarks([...marks, markBetween(kind, from, to, text.trim())]);
    if (kind === 'words') setText('');
  };
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (!canDraw) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setLine({ from: spotOf(event), to: spotOf(event) });
  };
  const finish = (event: PointerEvent<HTMLDivElement>) => {
    if (line) add(line.from, spotOf(event));
    setLine(null);
  };
  return (
    <Stack gap="sm">
      <PhotoPicture
        photo={photo}
        name={name}
        marks={line ? [...marks, markBetween(kind, line.from, line.to, text.trim())] : marks}
        isDrawn
        onPointerDown={begin}
        onPointerMove={(event) => line && setLine({ ...line, to: spotOf(event) })}
        onPointerUp={finish}
      />
      <Text size="sm">{t('photo.draw_help')}</Text>
      <Group gap="sm" align="end">
        <SegmentedControl
          size="md"
          aria-label={t('photo.mark')}
          data={markKinds.map((value) => ({ value, label: t(`photo.mark_kind.${value}`) }))}
          value={kind}
          onChange={(chosen) => setKind(markKinds.find((each) => each === chosen) ?? 'arrow')}
        />
        {kind === 'words' && (
          <TextInput
            size="md"
            label={t('photo.mark_kind.words')}
            maxLength={markLimits.words}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <Button size="md" variant="default" disabled={!canDraw} onClick={() => add(middle, middle)}>
          {t('photo.add_mark')}
        </Button>
      </Group>
      <MarkList marks={marks} onChange={setMarks} />
      {error ? (
        <Alert color="red" role="alert">
          {refusalText(t, error)}
        </Alert>
      ) : null}
      <Group gap="sm">
        <Button size="md" loading={isSaving} onClick={() => onSave(marks)}>
          {t('photo.save_drawing')}
        </Button>
        <Button size="md" variant="default" onClick={onCancel}>
          {t('photo.cancel_drawing')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The pointer's position on the photo. */
function spotOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): Spot {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
}
