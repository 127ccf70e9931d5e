/** Pixels of the longer side of a sent photo, which is also the server's maximum. */
const longest = 2560;

/**
 * Turns a photo upright and scales it down to the stored size, so that a phone sends a tenth of the
 * data. A file that this browser cannot read is sent unchanged, for the server to judge.
 */
export async function scaledPhoto(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG does not support transparency.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const scaled = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.88),
    );
    return scaled ?? file;
  } catch {
    return file;
  }
}
