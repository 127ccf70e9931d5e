import type { ImageMark } from '@portal/contract/fleet-surveys';
import classes from './photo-layer.module.css';

interface PhotoLayerProps {
  /** Size of the photo underneath, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly marks: readonly ImageMark[];
}

/**
 * Marks drawn over a photo. For screen readers, their texts are part of the photo's description.
 */
export function PhotoLayer({ width, height, marks }: PhotoLayerProps) {
  const unit = Math.max(width, height) / 100;
  return (
    <svg className={classes.layer} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {marks.map((mark, index) => (
        // Marks have no ids, and removing one does not change those before it.
        <Mark key={index} mark={mark} width={width} height={height} unit={unit} />
      ))}
    </svg>
  );
}

interface MarkProps {
  readonly mark: ImageMark;
  readonly width: number;
  readonly height: number;
  /** A hundredth of the longer side. */
  readonly unit: number;
}

function Mark({ mark, width, height, unit }: MarkProps) {
  const [x, y] = [mark.x * width, mark.y * height];
  if (mark.kind === 'words') {
    return (
      <text className={classes.words} x={x} y={y} fontSize={unit * 4} strokeWidth={unit * 0.8}>
        {mark.text}
      </text>
    );
  }
  const outline =
    mark.kind === 'circle'
      ? circle(x, y, mark.radius * width)
      : arrow([x, y], [mark.to_x * width, mark.to_y * height], unit * 3);
  return (
    <>
      <path className={classes.halo} d={outline} strokeWidth={unit * 1.4} />
      <path className={classes.line} d={outline} strokeWidth={unit * 0.7} />
    </>
  );
}

const circle = (x: number, y: number, radius: number) =>
  `M ${x - radius} ${y} a ${radius} ${radius} 0 1 0 ${radius * 2} 0 a ${radius} ${radius} 0 1 0 ${-radius * 2} 0`;

type Point = readonly [x: number, y: number];

/** A line with an arrowhead at its end. */
function arrow([x, y]: Point, [toX, toY]: Point, head: number): string {
  const angle = Math.atan2(toY - y, toX - x);
  const wing = (turn: number) =>
    `${toX - head * Math.cos(angle + turn)} ${toY - head * Math.sin(angle + turn)}`;
  return `M ${x} ${y} L ${toX} ${toY} M ${wing(0.5)} L ${toX} ${toY} L ${wing(-0.5)}`;
}
