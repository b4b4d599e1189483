import { createCatalogue, readLanguages } from '../catalogue.ts';
import { exportRows } from './exportRows.ts';
import { findScreenshots, readPictures } from './screenshots.ts';
import { formatSheet } from './sheet.ts';

/**
 * Returns the texts of a language as CSV.
 *
 * @param translations the folder of all languages
 * @param pictures the folder of `npm run pictures`, which may be missing
 */
export async function exportLanguage(
  translations: string,
  language: string,
  pictures: string,
): Promise<{ csv: string; texts: number; screenshots: number }> {
  const catalogue = createCatalogue(await readLanguages(translations));
  const screenshots = findScreenshots(catalogue.texts.english, await readPictures(pictures));
  const rows = exportRows(catalogue, language, screenshots);
  return { csv: formatSheet(rows), texts: rows.length, screenshots: screenshots.size };
}
