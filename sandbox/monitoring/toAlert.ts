import type { OwlAlert } from '#schema/rest/monitoring.ts';
import { customerTexts } from '../content/languages.ts';
import type { AlertText } from '../content/texts/content.ts';
import type { owlAlerts } from '../tables.ts';

export type AlertRow = typeof owlAlerts.$inferSelect;

/** Returns an alert with its texts in the language of a locale. */
export function toAlert(row: AlertRow, locale: string): OwlAlert {
  const { place: _, planTitle, actionsDone, finding, itemName, ...alert } = row;
  const texts: Record<string, AlertText> = customerTexts(locale).monitoring.alerts;
  const text = Object.hasOwn(texts, finding) ? texts[finding] : undefined;
  // In databases that are older than the findings, the columns hold texts.
  if (!text) return { ...alert, title: finding, description: itemName };
  return { ...alert, title: text.title, description: text.description(itemName) };
}
