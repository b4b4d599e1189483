import type { Portal } from '#src/session/portal.ts';
import { getSpokenLanguage } from '#src/session/useLanguages.ts';

/**
 * Speaks a language that was stored with the customer's data. The insurer and the device may hold one that the partner
 * does not offer.
 */
export function speakIfOffered(portal: Portal, language: string): void {
  const isOffered = portal.app.getSnapshot().context.theme?.config.languages.includes(language) ?? false;
  if (isOffered && language !== getSpokenLanguage(portal)) portal.chooseLanguage(language);
}
