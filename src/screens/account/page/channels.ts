import { useIntl } from 'react-intl';

const known = ['EMAIL', 'SMS'] as const;

const isKnown = (channel: string): channel is (typeof known)[number] => (known as readonly string[]).includes(channel);

/** Returns the name of a channel, or its id if the portal does not know it. */
export function useChannelName(): (channel: string) => string {
  const { formatMessage } = useIntl();

  return (channel) => (isKnown(channel) ? formatMessage({ id: `account.preferences.channel.${channel}` }) : channel);
}
