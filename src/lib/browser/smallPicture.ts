/** Longer side and quality, tried in order until the picture is small enough. */
const tries = [
  [480, 0.7],
  [480, 0.5],
  [320, 0.6],
  [240, 0.5],
  [160, 0.4],
  [96, 0.3],
] as const;

/** Returns a picture as a JPEG data URL of limited length, or null if it cannot be read. */
export async function smallPicture(file: Blob, longest: number): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  for (const [side, quality] of tries) {
    const url = drawn(picture, side).toDataURL('image/jpeg', quality);
    if (url.length <= longest) return url;
  }
  return null;
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // Transparent areas would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
