import bwip from 'bwip-js/node';

const [width, height] = [640, 480];
/** Pixels per square of the code. */
const square = 8;

interface RawCode {
  readonly pixs: readonly number[];
  readonly pixx: number;
}

/**
 * A video with a single frame, a QR code on white, that Chromium shows as its camera (YUV4MPEG2).
 */
export function qrVideo(text: string): Buffer {
  // The library's types do not describe the raw data of each kind of code.
  const [code] = bwip.raw('qrcode', text, '') as unknown as [RawCode];
  const side = code.pixx;
  const light = Buffer.alloc(width * height, 235);
  const [left, top] = [(width - side * square) / 2, (height - side * square) / 2];
  for (let y = 0; y < side * square; y += 1)
    for (let x = 0; x < side * square; x += 1)
      if (code.pixs[Math.floor(y / square) * side + Math.floor(x / square)])
        light[(top + y) * width + left + x] = 16;
  const color = Buffer.alloc((width * height) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, color]);
  return Buffer.concat([head, frame, frame]);
}
