import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { Dispatch, SetStateAction } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isLost, isOverlong, type Problem } from '#machines/claims/dispute/dispute.ts';
import type { DisputeOfferActor } from '#machines/claims/dispute/disputeOffer.machine.ts';
import type { DisputeOfferContext } from '#machines/claims/dispute/disputeOffer.setup.ts';
import { useNoDropsBeside } from '#src/forms/files/useNoDropsBeside.ts';
import type { TextId } from '#src/lib/texts.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { Sheet } from '#src/wizard/frame/Sheet.tsx';
import { Actions } from '#src/wizard/parts/Actions.tsx';
import { StepHeading } from '#src/wizard/parts/StepHeading.tsx';

import type { Claim } from '../claim.ts';
import { listOfferedMonths } from './listOfferedMonths.ts';
import { MonthReasons } from './MonthReasons.tsx';

const problems: Record<Problem, TextId> = {
  selection: 'offer_disagreement.errors.selection',
  notes: 'claims.dispute.long',
  lost: 'claims.dispute.lost',
};

const useStyles = makeStyles({
  words: { margin: 0 },
  problem: { outlineStyle: 'none' },
  months: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
});

type DisputeFormProps = {
  flow: DisputeOfferActor;
  claim: Claim;
  here: Map<string, File>;
  /** Keys of the expanded months. */
  open: ReadonlySet<string>;
  setOpen: Dispatch<SetStateAction<ReadonlySet<string>>>;
  isKept: boolean;
};

export function DisputeForm({ flow, claim, here, open, setOpen, isKept }: DisputeFormProps) {
  const styles = useStyles();
  const { fill } = useFillStyles();
  const { formatMessage } = useIntl();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const isInspecting = useSelector(flow, (snapshot) => snapshot.matches({ form: 'inspecting' }));
  const months = listOfferedMonths(claim);
  useNoDropsBeside();
  const choose = (month: string, files: readonly File[]) => {
    const chosen = files.map((file) => ({ id: crypto.randomUUID(), month, name: file.name, size: file.size, file }));
    for (const { id, file } of chosen) here.set(id, file);
    if (chosen.length > 0) flow.send({ type: 'files.chosen', files: chosen.map(({ file: _, ...about }) => about) });
  };
  const submit = () => {
    flow.send({ type: 'dispute.described' });
    const { problem, ...said } = flow.getSnapshot().context;
    if (problem) setOpen((before) => new Set([...before, ...monthsWrong(said)]));
    // The message renders after this handler.
    if (problem) setTimeout(() => document.getElementById(problemId)?.focus());
  };

  return (
    <form
      noValidate
      className={fill}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Sheet>
        <StepHeading title="claims.dispute.heading" isWrong={context.problem !== null} />
        <p className={styles.words}>
          <FormattedMessage id={isKept ? 'claims.dispute.kept' : 'claims.dispute.lead'} />
        </p>
        {context.problem ? (
          <div role="alert" id={problemId} tabIndex={-1} className={styles.problem}>
            <Notice tone="danger">
              <FormattedMessage id={problems[context.problem]} />
            </Notice>
          </div>
        ) : null}
        <ul className={styles.months} aria-label={formatMessage({ id: 'claims.dispute.periods' })}>
          {months.map((month) => (
            <MonthReasons
              key={month.key}
              month={month}
              currency={claim.data.currency}
              notes={context.notes[month.key] ?? ''}
              files={context.files.filter((file) => file.month === month.key)}
              refused={context.refused.filter((file) => file.month === month.key)}
              isWrong={context.wrong.includes(month.key)}
              isOpen={open.has(month.key) || context.wrong.includes(month.key)}
              onToggle={(isOpen) =>
                setOpen(
                  (before) => new Set(isOpen ? [...before, month.key] : [...before].filter((key) => key !== month.key)),
                )
              }
              onTyped={(notes) => flow.send({ type: 'notes.typed', month: month.key, notes })}
              onChosen={(files) => choose(month.key, files)}
              onRemoved={(id) => flow.send({ type: 'file.removed', id })}
            />
          ))}
        </ul>
      </Sheet>
      <Actions next="claims.dispute.next" isBusy={isInspecting} />
    </form>
  );
}

const problemId = 'dispute-problem';

type Said = Pick<DisputeOfferContext, 'notes' | 'files'>;

/** Returns the months with notes or files, to expand them when a draft is restored. */
export const monthsSaid = ({ notes, files }: Said) => [
  ...Object.keys(notes).filter((month) => notes[month] !== ''),
  ...files.map(({ month }) => month),
];

const monthsWrong = ({ notes, files }: Said) => [
  ...Object.keys(notes).filter((month) => isOverlong(notes[month] ?? '')),
  ...files.filter(isLost).map(({ month }) => month),
];
