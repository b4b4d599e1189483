import { editing } from '../../records/editing.ts';

/** The channels by which a customer is reached. */
export type Preferences = {
  /** `NONE`, `EMAIL`, `SMS` or `ALL`. */
  marketing: string;
  /** The channels that messages about insured trips and claims are sent by, separated by spaces. */
  active: string;
  /** The channel for messages that are sent once. */
  preferred: string;
};

/** The insurer takes the channels all at once, so that exactly one of them is preferred. */
function changesTo(known: Preferences | null, entered: Preferences): Partial<Preferences> {
  const { marketing, active, preferred } = entered;
  const hasChannels = active !== '';
  const isSameChannels = active === known?.active && preferred === known.preferred;
  return {
    ...(marketing !== known?.marketing && { marketing }),
    ...(hasChannels && !isSameChannels && { active, preferred }),
  };
}

/** Changes how a customer is reached. */
export const editPreferencesMachine = editing<Preferences>({
  id: 'editPreferences',
  changesTo,
  notFound: 'USER_NOT_FOUND',
});
