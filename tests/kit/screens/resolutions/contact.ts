import { skyTheme } from '../../customer/sky.ts';
import { say } from '../../flows/texts.ts';

/** Returns the values of a sentence that names the contact. */
export const contact = () => ({ contact: say('resolutions.contact.inline', { ...skyTheme.config.contact }) });
