import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Page } from '@playwright/test';

export function locateFiles(page: Page) {
  const files = page.getByRole('region', { name: 'Photos and documents' });
  return { files, attached: files.locator('[data-attachment]'), input: files.locator('input[type=file]') };
}

type Chosen = { name: string; buffer: Buffer };

export function png(name: string, bytes = 50_000) {
  const buffer = Buffer.alloc(bytes, 7);
  buffer.write('\x89PNG\r\n\x1a\n', 'latin1');
  return { name, mimeType: 'image/png', buffer };
}

/** Writes files to disk: the browser gets their paths and reads what it needs. */
export async function onDisk(folder: (name: string) => string, files: readonly Chosen[]): Promise<string[]> {
  const paths = files.map(({ name }) => folder(name));
  for (const path of paths) await mkdir(dirname(path), { recursive: true });
  for (const [at, path] of paths.entries()) await writeFile(path, files[at]?.buffer ?? '');
  return paths;
}
