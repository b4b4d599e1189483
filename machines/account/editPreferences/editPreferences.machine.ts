import { editing } from '../../kit/records/editing.ts';

/** The channels through which the insurer contacts a customer. */
export type Preferences = {
  /** `NONE`, `EMAIL`, `SMS` or `ALL`. */
  marketing: string;
  /** Separated by spaces: the channels for messages about insured trips and claims. */
  active: string;
  /** The channel for one-off messages. */
  preferred: string;
};

/** Returns all channels if one changes: the insurer checks that exactly one of them is preferred. */
function changesTo(known: Preferences | null, entered: Preferences): Partial<Preferences> {
  const { marketing, active, preferred } = entered;
  const hasChannels = active !== '';
  const isSameChannels = active === known?.active && preferred === known.preferred;
  return {
    ...(marketing !== known?.marketing && { marketing }),
    ...(hasChannels && !isSameChannels && { active, preferred }),
  };
}

export const editPreferencesMachine = editing<Preferences>({
  id: 'editPreferences',
  changesTo,
  notFound: 'USER_NOT_FOUND',
});
