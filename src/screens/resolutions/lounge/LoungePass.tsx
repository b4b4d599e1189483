import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import { money } from '#src/lib/money.ts';
import { placeOf } from '#src/lib/places/places.ts';
import { instantOf } from '#src/lib/time/instants.ts';
import { useApp } from '#src/session/portal.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { BoardingPass } from '#src/ui/flights/BoardingPass.tsx';
import { LocalMoment } from '#src/ui/flights/LocalTime.tsx';

import paper from './pass.module.css';
import { useLoungeName } from './useLoungeName.ts';

const useStyles = makeStyles({
  pass: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
  },
  code: { display: 'grid', justifyItems: 'center', gap: '8px', textAlign: 'center' },
  // The code to scan is black on white, whatever the theme.
  picture: { width: '100%', maxWidth: '320px', minHeight: '84px', backgroundColor: 'white', borderRadius: '6px' },
  text: { fontFamily: tokens.fontFamilyMonospace, fontSize: '18px', lineHeight: '24px', overflowWrap: 'anywhere' },
  fine: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  print: { justifySelf: 'start', minHeight: '44px' },
});

const saidIn = (extras: Readonly<Record<string, unknown>>, name: string) => {
  const value = extras[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The pass for a lounge, as long as it is good. It needs no connection once it is there. */
export function LoungePass({ option, case: { flight, currency } }: { option: Option; case: Case }) {
  const styles = useStyles();
  const { locale, formatMessage } = useIntl();
  const [isBroken, setBroken] = useState(false);
  const nameOf = useLoungeName();
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const { confirmation, booking, status } = option;
  if (status !== 'Confirmed' || !confirmation?.displayCode) return null;
  const { displayCode, displayCodeUrl, expirydate, prize, isCapped, extras } = confirmation;
  const location = booking?.location;
  const until = instantOf(expirydate ?? '');
  const place = placeOf(flight?.origin ?? '', flight?.originAirport ?? '');

  return (
    <div className={mergeClasses(styles.pass, paper.pass)}>
      <BoardingPass
        isInset
        level="h3"
        number={location ? nameOf(location) : <FormattedMessage id="resolutions.remedy.lounge" />}
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
          <div className={styles.code}>
            {displayCodeUrl && !isBroken ? (
              <img
                className={styles.picture}
                src={displayCodeUrl}
                alt={formatMessage({ id: 'resolutions.pass.picture' })}
                onError={() => setBroken(true)}
              />
            ) : null}
            <span className={styles.text}>{displayCode}</span>{' '}
            <span className={mergeClasses(styles.fine, paper.onScreen)}>
              <FormattedMessage id="resolutions.pass.offline" />
            </span>
          </div>
        }
      >
        <Facts
          facts={{
            'resolutions.lounge.guest': booking?.userName ?? null,
            'resolutions.pass.until': until === null ? null : <LocalMoment at={until} place={place} />,
            'resolutions.lounge.directions': flags?.loungeDirections ? (location?.directions ?? null) : null,
            'resolutions.pass.worth':
              prize === null ? null : (
                <FormattedMessage
                  id={isCapped ? 'resolutions.pass.worth.capped' : 'resolutions.pass.worth.whole'}
                  values={{ amount: money(prize, confirmation.currency ?? currency, locale) }}
                />
              ),
            'resolutions.pass.question': saidIn(extras, 'securityQuestion'),
            'resolutions.pass.answer': saidIn(extras, 'securityAnswer'),
          }}
        />
      </BoardingPass>
      <Button
        className={mergeClasses(styles.print, paper.onScreen)}
        icon={<PrintRegular />}
        onClick={() => window.print()}
      >
        <FormattedMessage id="resolutions.pass.print" />
      </Button>
    </div>
  );
}
