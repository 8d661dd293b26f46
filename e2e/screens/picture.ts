import type { Page } from '@playwright/test';

/** Of a screenshot of 390 or 1280 px. */
const scale = 0.4;
const gap = 8;
/** Of WebP, between 0 and 1. */
const quality = 0.45;

/** A picture of several screenshots, and how bright each of them is. */
export interface Picture {
  readonly webp: Buffer;
  /** Means of all pixels, from 0 to 255. */
  readonly brightness: readonly number[];
}

/** Puts PNG screenshots beside each other, smaller. @param canvas a page to draw in */
export async function pictureOf(canvas: Page, shots: readonly Buffer[]): Promise<Picture> {
  const { address, brightness } = await canvas.evaluate(
    async ({ sources, scale, gap, quality }) => {
      const images = await Promise.all(
        sources.map(async (source) => createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())),
      );
      const sizes = images.map(({ width, height }) => [Math.round(width * scale), Math.round(height * scale)] as const);
      const whole = Object.assign(document.createElement('canvas'), {
        width: sizes.reduce((sum, [width]) => sum + width + gap, -gap),
        height: Math.max(...sizes.map(([, height]) => height)),
      });
      const drawing = whole.getContext('2d')!;
      drawing.imageSmoothingQuality = 'high';
      drawing.fillStyle = '#888';
      drawing.fillRect(0, 0, whole.width, whole.height);
      let left = 0;
      const brightness = images.map((image, at) => {
        const [width, height] = sizes[at]!;
        drawing.drawImage(image, left, 0, width, height);
        const { data } = drawing.getImageData(left, 0, width, height);
        left += width + gap;
        let sum = 0;
        for (let pixel = 0; pixel < data.length; pixel += 4) sum += data[pixel]! + data[pixel + 1]! + data[pixel + 2]!;
        return sum / (data.length / 4) / 3;
      });
      return { address: whole.toDataURL('image/webp', quality), brightness };
    },
    { sources: shots.map((shot) => shot.toString('base64')), scale, gap, quality },
  );
  return { webp: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'), brightness };
}
