import type { Catalogue } from '../catalogue.ts';
import type { Row } from './sheet.ts';

/**
 * Returns a row per text of English. Texts that a language lacks are empty, and a language of differences shows the
 * texts that it inherits.
 *
 * @param screenshots names of pictures by text id
 */
export function exportRows(
  { texts, descriptions }: Catalogue,
  language: string,
  screenshots: ReadonlyMap<string, string>,
): Row[] {
  return Object.entries(texts.english).map(([id, English]) => ({
    id,
    English,
    description: descriptions[id] ?? '',
    translation: texts[language]?.[id] ?? '',
    screenshot: screenshots.get(id) ?? '',
  }));
}
