import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { ClockRegular } from '@fluentui/react-icons';
import type { CSSProperties, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { formatDay, formatTime, formatWeekday, toLocalDate } from '#src/lib/time/inZone.ts';
import { Away, Duration } from '#src/ui/flights/Away.tsx';
import type { LegEnd } from '#src/ui/flights/Leg.tsx';
import { portalTokens } from '#src/ui/tokens.ts';

const useStyles = makeStyles({
  words: {
    display: 'flex',
    alignItems: 'start',
    gap: '12px',
    margin: 0,
    padding: '12px 16px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  clock: { flexShrink: 0, fontSize: '20px' },
  bar: { display: 'flex', gap: '3px', marginBlockStart: '4px' },
  part: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(28px, auto) auto',
    alignItems: 'center',
    gap: '4px',
    flexBasis: 0,
    fontSize: '13px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  until: { minWidth: '28%' },
  late: { minWidth: '52%' },
  track: {
    height: '8px',
    borderRadius: portalTokens.borderRadiusNode,
    backgroundColor: tokens.colorNeutralStroke1,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
  length: {
    paddingInline: '8px',
    textAlign: 'center',
    alignContent: 'center',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorStatusWarningForeground1,
  },
  pill: {
    boxSizing: 'border-box',
    minHeight: '28px',
    borderRadius: portalTokens.borderRadiusChip,
    backgroundColor: tokens.colorStatusWarningBackground1,
    ...shorthands.border('1px', 'solid', tokens.colorStatusWarningBorder1),
    '@media (forced-colors: active)': shorthands.borderColor('CanvasText'),
  },
  running: {
    display: 'grid',
    rowGap: '4px',
    marginBlockStart: '4px',
    fontSize: '13px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  whole: { position: 'relative', display: 'grid', alignItems: 'center', backgroundColor: 'transparent' },
  // Fill the elapsed part up to a mark that extends past the bar.
  gone: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderStartStartRadius: portalTokens.borderRadiusChip,
    borderEndStartRadius: portalTokens.borderRadiusChip,
  },
  over: { position: 'relative', boxSizing: 'border-box' },
  mark: {
    position: 'absolute',
    insetBlock: '-4px',
    width: '2px',
    marginInlineStart: '-1px',
    backgroundColor: tokens.colorNeutralForeground1,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
  ends: { position: 'relative', display: 'flex', justifyContent: 'space-between' },
  // Below its mark, without overlapping the labels at both ends.
  here: { position: 'absolute', insetBlockStart: 0, justifyItems: 'center', transform: 'translateX(-50%)' },
  end: { display: 'grid', justifyItems: 'start' },
  last: { justifyItems: 'end', textAlign: 'end' },
  time: { fontVariantNumeric: 'tabular-nums lining-nums' },
  new: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
});

type DelayBarProps = { from: LegEnd & { was: number }; now: number };

const dayMs = 24 * 60 * 60_000;

/**
 * Shows the wait as a bar if departure is near and the delay is under a day. Otherwise the bar would have the same
 * length whatever the delay, so words replace it.
 */
export function Delay({ from, now }: DelayBarProps) {
  const isSoon = from.was - now < dayMs && now < from.at && from.at - from.was < dayMs;
  return isSoon ? <DelayBar from={from} now={now} /> : <PutOff from={from} now={now} />;
}

function PutOff({ from: { place, at, was }, now }: DelayBarProps) {
  const styles = useStyles();
  const { locale } = useIntl();
  const { zone } = place;
  const whole = (moment: number) => `${formatDay(zone, moment, locale)}, ${formatTime(zone, moment, locale)}`;
  const isOneDay = toLocalDate(zone, was) === toLocalDate(zone, at);
  const isOver = at <= now;

  return (
    <p className={styles.words}>
      <ClockRegular className={styles.clock} />
      <span>
        <FormattedMessage
          id={isOver ? 'resolutions.flight.put_off.over' : 'resolutions.flight.put_off'}
          values={{
            away: <Away key="away" at={at} place={place} now={now} />,
            time: <Duration key="time" ms={at - was} />,
            at: isOver && isOneDay ? formatTime(zone, at, locale) : whole(at),
            was: isOneDay && !isOver ? formatTime(zone, was, locale) : whole(was),
          }}
        />
      </span>
    </p>
  );
}

/**
 * Timeline from now to the scheduled and the new departure. After the scheduled time it marks where now lies between
 * the two. Screen readers get the same facts from the chip and the times above.
 */
function DelayBar({ from: { place, at, was }, now }: DelayBarProps) {
  const styles = useStyles();
  const { locale } = useIntl();
  const { zone } = place;
  const dayOf = (moment: number) => toLocalDate(zone, moment);
  const isRunning = was <= now;
  const isOneDay = [was, now].every((moment) => dayOf(moment) === dayOf(at));
  const told = (moment: number) => {
    const time = formatTime(zone, moment, locale);
    return isOneDay ? time : `${formatWeekday(zone, moment, locale)} ${time}`;
  };

  const planned = (
    <End time={<s>{told(was)}</s>}>
      <FormattedMessage id="resolutions.flight.bar.planned" />
    </End>
  );
  const leaves = (
    <End className={styles.last} time={<span className={styles.new}>{told(at)}</span>}>
      <Away at={at} place={place} now={now} />
    </End>
  );
  const late = <FormattedMessage id="resolutions.flight.bar.late" values={{ time: <Duration ms={at - was} /> }} />;

  if (isRunning) {
    const gone = `${((now - was) / (at - was)) * 100}%`;
    const isMostGone = now - was > at - now;
    return (
      <div className={styles.running} aria-hidden>
        <span className={mergeClasses(styles.pill, styles.whole)}>
          <span className={styles.gone} style={{ width: gone }} />
          <span
            className={mergeClasses(styles.length, styles.over)}
            style={isMostGone ? { width: gone } : { marginInlineStart: gone }}
          >
            {late}
          </span>
          <span className={styles.mark} style={{ insetInlineStart: gone }} />
        </span>
        <span className={styles.ends}>
          {planned}
          <End
            className={styles.here}
            style={{ insetInlineStart: `clamp(104px, ${gone}, 100% - 120px)` }}
            time={told(now)}
          >
            <FormattedMessage id="resolutions.flight.bar.now" />
          </End>
          {leaves}
        </span>
      </div>
    );
  }

  return (
    <div className={styles.bar} aria-hidden>
      <span className={mergeClasses(styles.part, styles.until)} style={{ flexGrow: was - now }}>
        <span className={styles.track} />
        <End time={told(now)}>
          <FormattedMessage id="resolutions.flight.bar.now" />
        </End>
      </span>
      <span className={mergeClasses(styles.part, styles.late)} style={{ flexGrow: at - was }}>
        <span className={mergeClasses(styles.pill, styles.length)}>{late}</span>
        <span className={styles.ends}>
          {planned}
          {leaves}
        </span>
      </span>
    </div>
  );
}

type EndProps = { time: ReactNode; className?: string; style?: CSSProperties; children: ReactNode };

function End({ time, className, style, children }: EndProps) {
  const styles = useStyles();

  return (
    <span className={mergeClasses(styles.end, className)} style={style}>
      <span className={styles.time}>{time}</span>
      <span>{children}</span>
    </span>
  );
}
