import { makeStyles, tokens } from '@fluentui/react-components';
import { DirectionsRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Option } from '#machines/resolutions/resolutions.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useApp } from '#src/session/portal.ts';
import { displayType } from '#src/ui/displayType.ts';
import { BoardingPass } from '#src/ui/flights/BoardingPass.tsx';
import { letters } from '#src/ui/flights/look.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { hoursOfBooked } from './openingHours.ts';
import { useLoungeName } from './useLoungeName.ts';

const useStyles = makeStyles({
  scene: {
    height: '100%',
    backgroundImage: portalTokens.sceneLounge,
    backgroundSize: 'cover',
    backgroundPosition: 'center bottom',
  },
  label: { ...letters.label, display: 'block' },
  name: { ...displayType, display: 'block', fontSize: '24px', lineHeight: '32px', overflowWrap: 'anywhere' },
  stub: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: '12px',
    textAlign: 'center',
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(128px, 100%), 1fr))',
    gap: '16px',
    margin: 0,
  },
  value: {
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  hours: { display: 'block' },
  way: { display: 'flex', alignItems: 'center', gap: '8px', margin: 0, marginBlockStart: '16px' },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorBrandForeground1 },
});

type LoungeTicketProps = {
  option: Pick<Option, 'booking' | 'lounges'>;
  /** Facts to show besides the guests. Null values are left out. */
  facts?: Partial<Record<TextId, ReactNode>>;
  /** Content of the tear-off part that the guest shows at the lounge. */
  stub: ReactNode;
  children?: ReactNode;
};

type GuestsProps = { booking: NonNullable<Option['booking']> };

function Guests({ booking: { userName, units = 1 } }: GuestsProps) {
  if (units <= 1) return userName;
  return <FormattedMessage id="resolutions.lounge.guests" values={{ name: userName, others: units - 1 }} />;
}

export function LoungeTicket({ option, facts = {}, stub, children }: LoungeTicketProps) {
  const styles = useStyles();
  const nameOf = useLoungeName();
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const insurer = useApp(({ context }) => context.client?.branding.name ?? '');
  const { booking } = option;
  const location = booking?.location;
  const hours = flags?.loungeHours ? hoursOfBooked(option) : [];
  const known = {
    'resolutions.lounge.guest': booking ? <Guests booking={booking} /> : null,
    'resolutions.lounge.hours':
      hours.length === 0
        ? null
        : hours.map((each) => (
            <span key={each} className={styles.hours}>
              {each}{' '}
            </span>
          )),
    ...facts,
  };

  return (
    <BoardingPass
      isInset
      stubHas="code"
      scene={<div className={styles.scene} />}
      level="h3"
      number={
        <>
          <span className={styles.label}>
            <FormattedMessage id="resolutions.pass" />
          </span>{' '}
          {location ? <span className={styles.name}>{nameOf(location)}</span> : null}
        </>
      }
      day={
        location ? (
          <FormattedMessage
            id="resolutions.lounge.where"
            values={{ terminal: location.terminal, security: location.securityLocation }}
          />
        ) : null
      }
      chip={null}
      stub={
        <div className={styles.stub}>
          <span className={styles.label}>{insurer}</span> {stub}
        </div>
      }
    >
      <dl className={styles.facts}>
        {(Object.entries(known) as [TextId, ReactNode][])
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt className={styles.label}>
                <FormattedMessage id={name} />
              </dt>{' '}
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
      </dl>
      {flags?.loungeDirections && location?.directions ? (
        <p className={styles.way}>
          <DirectionsRegular className={styles.icon} aria-hidden />
          {location.directions}
        </p>
      ) : null}
      {children}
    </BoardingPass>
  );
}
