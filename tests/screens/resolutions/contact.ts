import { skyTheme } from '#tests/kit/customer/sky.ts';
import { say } from '#tests/kit/flows/texts.ts';

/** Returns the values of a sentence that names the contact. */
export const contact = () => ({ contact: say('resolutions.contact.inline', { ...skyTheme.config.contact }) });
