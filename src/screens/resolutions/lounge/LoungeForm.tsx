import { Button, makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import type { LoungeOptionActor, LoungeOptionSnapshot } from '#machines/resolutions/lounge/loungeOption.machine.ts';
import type { Case } from '#machines/resolutions/resolutions.ts';
import { longestName, nameProblem } from '#rules/people/names.ts';
import { typedText } from '#rules/text/typedText.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import type { TextId } from '#src/lib/texts.ts';
import { useApp } from '#src/session/portal.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { KeepTyped } from '#src/wizard/KeepTyped.tsx';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';
import { useTyped } from '#src/wizard/useTyped.ts';

import { LoungeLabel } from './LoungeLabel.tsx';
import { listTerminalLounges } from './listTerminalLounges.ts';

/** `guest` is a passenger id, or `other` for another person. */
type Entered = { loungeId: string; guest: string; firstName: string; surname: string };

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
  button: { minHeight: '44px', paddingInline: '20px', [phone]: { flexBasis: '100%' } },
});

const isWaiting = (state: LoungeOptionSnapshot) => state.matches({ working: 'submitting' });
const other = 'other';

type LoungeFormProps = { flow: LoungeOptionActor; case: Case };

export function LoungeForm({ flow, case: { flight, passengers } }: LoungeFormProps) {
  const styles = useStyles();
  const state = useSelector(flow, (snapshot) => snapshot);
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const lounges = listTerminalLounges(
    state.context.option.lounges,
    flight?.terminal ?? null,
    flags?.otherLounges ?? false,
  );
  const isBusy = state.hasTag('working');
  const form = `lounge ${state.context.option.optionId}`;
  const guests = passengers.length === 0 ? [other] : passengers.map(({ passengerId }) => passengerId);
  // Entered values survive another read of the disruption.
  const initialValues = useTyped<Entered>(form, {
    loungeId: (lounges.length === 1 && lounges[0]?.loungeId) || '',
    guest: (guests.length === 1 && guests[0]) || '',
    firstName: '',
    surname: '',
  });

  const send = (values: Partial<Entered>) => {
    const { loungeId = '', guest = '', firstName = '', surname = '' } = values;
    const passenger = passengers.find(({ passengerId }) => passengerId === guest);
    const who = passenger
      ? { firstName: passenger.name, surname: passenger.surname }
      : { firstName: typedText(firstName), surname: typedText(surname) };
    flow.send({ type: 'lounge.chosen', loungeId, ...who });
    return submitErrors(flow, isWaiting, ({ context: { problems } }) => {
      const { firstName: ofFirst, surname: ofLast, ...others } = problems;
      const ofGuest = ofFirst ?? ofLast;
      return passenger && ofGuest ? { ...others, guest: ofGuest } : problems;
    });
  };

  return (
    <Form<Entered>
      initialValues={initialValues}
      validate={validateFor(
        lounges.map(({ loungeId }) => loungeId),
        [...guests, other],
      )}
      onSubmit={send}
    >
      {({ handleSubmit, values }) => (
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <KeepTyped form={form} />
          <ErrorSummary />
          {lounges.length === 0 ? (
            <Muted>
              <FormattedMessage id="resolutions.lounge.no_lounge" />
            </Muted>
          ) : (
            <ChoiceGroup
              name="loungeId"
              label="resolutions.lounge.which"
              asCards
              options={lounges.map((lounge) => ({
                value: lounge.loungeId,
                label: <LoungeLabel lounge={lounge} />,
              }))}
            />
          )}
          {lounges.length > 0 && passengers.length > 0 ? (
            <ChoiceGroup
              name="guest"
              label="resolutions.lounge.who"
              {...(passengers.length > 1 && { hint: 'resolutions.lounge.who.hint' })}
              options={[
                ...passengers.map(({ passengerId, name, surname }) => ({
                  value: passengerId,
                  label: `${name} ${surname}`,
                })),
                { value: other, label: <FormattedMessage id="resolutions.lounge.other" /> },
              ]}
            />
          ) : null}
          {lounges.length > 0 && values.guest === other ? (
            <Stack gap={12}>
              <TextField name="firstName" label="passengers.form.name" autoComplete="off" maxLength={longestName} />
              <TextField name="surname" label="passengers.form.surname" autoComplete="off" maxLength={longestName} />
            </Stack>
          ) : null}
          <div className={styles.buttons}>
            {lounges.length > 0 ? (
              <Button
                type="submit"
                className={styles.button}
                appearance="primary"
                aria-busy={isBusy}
                disabledFocusable={isBusy}
              >
                <BusyLabel isBusy={isBusy}>
                  <FormattedMessage id="resolutions.lounge.continue" />
                </BusyLabel>
              </Button>
            ) : null}
            {flags?.noLoungeEntry ? (
              <Button
                className={styles.button}
                disabledFocusable={isBusy}
                onClick={() => flow.send({ type: 'access.denied' })}
              >
                <FormattedMessage id="resolutions.lounge.none" />
              </Button>
            ) : null}
            <Button
              className={styles.button}
              appearance="subtle"
              disabledFocusable={isBusy}
              onClick={() => flow.send({ type: 'choice.cancelled' })}
            >
              <FormattedMessage id="wizard.back" />
            </Button>
          </div>
          {isBusy ? <Waiting hasRoom text="wizard.waiting" /> : null}
        </form>
      )}
    </Form>
  );
}

const ofOther =
  <Problem,>(problemIn: (text: string) => Problem) =>
  (text: string, { guest }: Partial<Entered>) =>
    guest === other ? problemIn(text) : null;
const oneOf =
  <Problem extends TextId>(offered: readonly string[], missing: Problem) =>
  (value: string) =>
    offered.includes(value) ? null : missing;

/** Rejects a lounge that is no longer offered and a passenger who no longer flies. */
const validateFor = (lounges: readonly string[], guests: readonly string[]) =>
  createValidator<Entered>({
    loungeId: oneOf(lounges, 'resolutions.lounge.missing'),
    guest: oneOf(guests, 'resolutions.lounge.who.missing'),
    firstName: ofOther(nameProblem('validation.first_name')),
    surname: ofOther(nameProblem('validation.last_name')),
  });
