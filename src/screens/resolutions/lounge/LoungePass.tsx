import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { KeyRegular, PrintRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import { money } from '#src/lib/money.ts';
import { toPlace } from '#src/lib/places/places.ts';
import { parseInstant } from '#src/lib/time/instants.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { LocalMoment } from '#src/ui/flights/LocalTime.tsx';

import { LoungeTicket } from './LoungeTicket.tsx';
import paper from './pass.module.css';

const useStyles = makeStyles({
  pass: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
  },
  code: { display: 'grid', justifyItems: 'center', gap: '8px', textAlign: 'center' },
  // Scanners need black on white in every theme.
  picture: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '320px',
    minHeight: '84px',
    padding: '8px',
    backgroundColor: 'white',
    borderRadius: '6px',
  },
  text: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '0.08em',
    overflowWrap: 'anywhere',
  },
  asked: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '12px',
    marginBlockStart: '16px',
    paddingBlockStart: '16px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  key: { fontSize: '20px', color: tokens.colorBrandForeground1 },
  fine: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  rule: { marginBlockStart: '4px', height: '1px', backgroundColor: tokens.colorNeutralStroke2 },
  print: { justifySelf: 'start', minHeight: '44px' },
});

const saidIn = (extras: Readonly<Record<string, unknown>>, name: string) => {
  const value = extras[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

export function LoungePass({ option, case: { flight, currency } }: { option: Option; case: Case }) {
  const styles = useStyles();
  const { locale, formatMessage } = useIntl();
  const [isBroken, setBroken] = useState(false);
  const { confirmation, status } = option;
  if (status !== 'Confirmed' || !confirmation?.displayCode) return null;
  const { displayCode, displayCodeUrl, expirydate, prize, isCapped, extras } = confirmation;
  const until = parseInstant(expirydate ?? '');
  const place = toPlace(flight?.origin ?? '', flight?.originAirport ?? '');
  const [question, answer] = [saidIn(extras, 'securityQuestion'), saidIn(extras, 'securityAnswer')];

  return (
    <div className={mergeClasses(styles.pass, paper.pass)}>
      <LoungeTicket
        option={option}
        facts={{
          'resolutions.pass.until': until === null ? null : <LocalMoment at={until} place={place} />,
          'resolutions.pass.worth':
            prize === null ? null : (
              <FormattedMessage
                id={isCapped ? 'resolutions.pass.worth.capped' : 'resolutions.pass.worth.whole'}
                values={{ amount: money(prize, confirmation.currency ?? currency, locale) }}
              />
            ),
        }}
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
        {question || answer ? (
          <div className={styles.asked}>
            <KeyRegular className={styles.key} aria-hidden />
            <Facts facts={{ 'resolutions.pass.question': question, 'resolutions.pass.answer': answer }} />
          </div>
        ) : null}
      </LoungeTicket>
      <Button
        className={mergeClasses(styles.print, paper.onScreen)}
        icon={<PrintRegular />}
        onClick={() => window.print()}
      >
        <FormattedMessage id="resolutions.pass.print" />
      </Button>
      <div className={mergeClasses(styles.rule, paper.onScreen)} />
    </div>
  );
}
