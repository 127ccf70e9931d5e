/** Pixels of the longer side of a photo as it is sent: as large as the server keeps it. */
const longest = 2560;

/**
 * A photo as it is sent: upright and no larger than it is kept, so that a phone sends a tenth of it.
 * What this browser cannot read is sent as it is, for the server to say what it thinks of it.
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
    // A JPEG has no transparency.
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
