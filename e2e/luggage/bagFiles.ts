import type { Page } from '@playwright/test';

/** The files of a bag, on its page. */
export function filesOf(page: Page) {
  const files = page.getByRole('region', { name: 'Photos and documents' });
  return { files, attached: files.locator('[data-attachment]'), input: files.locator('input[type=file]') };
}

export function png(name: string, bytes = 50_000) {
  const buffer = Buffer.alloc(bytes, 7);
  buffer.write('\x89PNG\r\n\x1a\n', 'latin1');
  return { name, mimeType: 'image/png', buffer };
}
