import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import { money } from '#src/lib/money.ts';
import { useRights } from '#src/session/useRights.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { Sheet } from '#src/wizard/frame/Sheet.tsx';
import { Actions } from '#src/wizard/parts/Actions.tsx';
import { Question } from '#src/wizard/parts/Question.tsx';

import { MonthByMonth } from './chart/MonthByMonth.tsx';
import { Meaning } from './Meaning.tsx';
import { OfferSum } from './OfferSum.tsx';
import { OfferTable } from './OfferTable.tsx';
import type { PageProps } from './reviewOffer.props.ts';
import { getTotalOffer } from './rows.ts';
import { toOfferRows } from './shownOffer.ts';

const useStyles = makeStyles({
  unanswerable: { margin: 0, paddingBlock: '16px 28px', color: tokens.colorNeutralForeground2 },
  notes: {
    margin: 0,
    paddingInlineStart: '16px',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
    overflowWrap: 'anywhere',
  },
});

/** Shows the offer beside the prediction and explains both answers. The button to accept names the amount. */
export function Offer({ flow, state, claim }: PageProps) {
  const styles = useStyles();
  const { fill } = useFillStyles();
  const { mayAnswerClaims } = useRights();
  const { offer, isAdjusted, isChanged, decision } = state.context;
  const rows = toOfferRows(offer, claim);
  const { currency } = claim.data;
  const { locale } = useIntl();
  const total = getTotalOffer(rows);

  return (
    <div className={fill}>
      <Sheet>
        {isChanged ? (
          <div role="alert">
            <Notice tone="warning">
              <FormattedMessage id="claims.offer.changed" />
            </Notice>
          </div>
        ) : null}
        <OfferSum rows={rows} data={claim.data} isAdjusted={isAdjusted}>
          {offer.notes ? <blockquote className={styles.notes}>{offer.notes}</blockquote> : null}
        </OfferSum>
        <MonthByMonth rows={rows} currency={currency}>
          <OfferTable rows={rows} claim={claim} isAdjusted={isAdjusted} />
        </MonthByMonth>
      </Sheet>
      {mayAnswerClaims ? (
        <Actions
          next={
            total === null
              ? 'claims.offer.accept.unknown'
              : { id: 'claims.offer.accept', values: { amount: money(total, currency, locale) } }
          }
          onNext={() => flow.send({ type: 'offer.accepted' })}
          other={isAdjusted ? 'claims.offer.reject' : 'claims.offer.disagree'}
          onOther={() => flow.send({ type: 'offer.declined' })}
          isBusy={state.hasTag('working')}
          note={<Meaning isAdjusted={isAdjusted} />}
        />
      ) : (
        <p className={styles.unanswerable}>
          <FormattedMessage id="claims.act.no_write" />
        </p>
      )}
      {state.matches('confirming') ? (
        <Question
          {...questions[decision ?? 'accept']}
          {...(decision === 'accept' &&
            total !== null && {
              body: (
                <FormattedMessage id="claims.offer.accept.sum" values={{ amount: money(total, currency, locale) }} />
              ),
            })}
          onAnswer={(isYes) => flow.send({ type: isYes ? 'decision.confirmed' : 'decision.cancelled' })}
        />
      ) : null}
    </div>
  );
}

const questions = {
  accept: {
    title: 'claims.offer.accept.title',
    body: 'claims.offer.accept.body',
    yes: 'claims.offer.accept.yes',
    no: 'claims.offer.accept.no',
  },
  reject: {
    title: 'claims.offer.reject.title',
    body: 'claims.offer.reject.body',
    yes: 'claims.offer.reject.yes',
    no: 'claims.offer.reject.no',
  },
} as const;
