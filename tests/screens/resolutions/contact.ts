import { skyTheme } from '#tests/kit/customer/sky.ts';
import { say } from '#tests/kit/flows/texts.ts';

/** What stands in a sentence where it says whom to turn to. */
export const contact = () => ({ contact: say('resolutions.contact.inline', { ...skyTheme.config.contact }) });
