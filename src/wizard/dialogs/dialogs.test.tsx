import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import { Prompt } from '#src/ui/Prompt.tsx';
import { openStage } from '#tests/kit/browser/stage.tsx';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import { FormActions } from '../parts/FormActions.tsx';
import { Fields } from './Fields.tsx';
import { FlowDialog } from './FlowDialog.tsx';
import { FormDialog } from './FormDialog.tsx';

const choices = ['DELAY', 'CANCELLATION'].map((value) => ({ value, label: value }));

describe('an open dialog', () => {
  it('is announced with its text before its buttons', async () => {
    const main = { text: 'Stay', onChoose: vi.fn<() => void>() };
    await openPortal().show(
      <Prompt title="Really?" main={main}>
        Nothing of it is kept.
      </Prompt>,
    );

    expect(screen.getByRole('dialog', { name: 'Really?' })).toHaveAccessibleDescription('Nothing of it is kept.');
  });
});

describe('the buttons of a dialog', () => {
  it('begin with the one that changes nothing and end with the one that acts', async () => {
    const answer = (text: string) => ({ text, onChoose: () => {} });
    await openPortal().show(
      <Prompt title="Really?" main={answer('Keep')} other={answer('Discard')} stay={answer('Stay')}>
        Nothing of it is kept.
      </Prompt>,
    );

    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Stay', 'Keep', 'Discard']);
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  });

  it('have the same order in a dialog with a form', async () => {
    await openPortal().show(
      <FormDialog title="payouts.setUp.title" about={[]} isWorking={false} onClose={() => {}}>
        <Form onSubmit={() => undefined}>
          {() => <FormActions next="payouts.setUp.submit" cancel="payouts.form.cancel" />}
        </Form>
      </FormDialog>,
    );

    const answers = screen.getAllByRole('button').filter(({ textContent }) => textContent !== '');
    expect(answers.map(({ textContent }) => textContent)).toEqual(['Cancel', say('payouts.setUp.submit')]);
  });
});

describe('a dialog with fields', () => {
  it.each([
    ['a text', <TextField key="field" name="description" label="payouts.form.description" autoComplete="off" />],
    ['a choice', <ChoiceGroup key="field" name="choice" label="disruption.question" options={choices} />],
  ])('focuses the first of them when it opens: %s', async (_, field) => {
    await openPortal().show(
      <FormDialog title="payouts.setUp.title" about={[]} isWorking={false} onClose={() => {}}>
        <Form onSubmit={() => undefined}>
          {() => (
            <Fields>
              <a href="/terms">Terms</a>
              {field}
              <TextField name="second" label="payouts.form.description" autoComplete="off" />
            </Fields>
          )}
        </Form>
      </FormDialog>,
    );

    await waitFor(() => expect(document.querySelector('input')).toHaveFocus());
  });
});

describe('a click beside a dialog', () => {
  it('does nothing and keeps the focus in the dialog', async () => {
    const choose = vi.fn<() => void>();
    await openPortal().show(
      <Prompt title="Really?" main={{ text: 'Stay', onChoose: choose }}>
        Nothing of it is kept.
      </Prompt>,
    );
    const backdrop = document.querySelector('.fui-DialogSurface__backdrop') as HTMLElement;

    const focused = document.activeElement;
    await userEvent.click(backdrop);
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toContainElement(focused as HTMLElement);
    expect(focused).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    expect(choose).toHaveBeenCalledOnce();
  });
});

describe('the browser’s Back', () => {
  it('presses the button that loses nothing and keeps the page', async () => {
    window.history.replaceState({ idx: 0 }, '');
    window.history.pushState({ idx: 1 }, '');
    const choose = vi.fn<() => void>();
    await openPortal().show(
      <Prompt title="Really?" main={{ text: 'Stay', onChoose: choose }}>
        Nothing of it is kept.
      </Prompt>,
    );

    window.history.back();

    await waitFor(() => expect(choose).toHaveBeenCalledOnce());
    expect(window.history.state).toEqual({ idx: 1 });
  });
});

describe('a dialog of the insurer’s', () => {
  const raise = async (dialog: object) => {
    const stage = await openStage();
    stage.portal.react({ kind: 'dialog', title: 'Closed', body: 'Until noon', ...dialog });
    return screen.findByRole('alertdialog', { name: 'Closed' });
  };

  it('gives the reference of the failed call', async () => {
    expect(await raise({ reference: 'call-7' })).toHaveAccessibleDescription(
      'Until noon If you call or write to us about this, quote the reference call-7. Contact support',
    );
  });

  it('omits a missing reference', async () => {
    expect(await raise({})).toHaveAccessibleDescription('Until noon Contact support');
  });
});

describe('a dialog with a form', () => {
  const ways = {
    'its own “Cancel”': () => userEvent.click(screen.getByRole('button', { name: say('payouts.form.cancel') })),
    'its button at the top': () => userEvent.click(screen.getByRole('button', { name: say('wizard.close') })),
    Escape: () => userEvent.keyboard('{Escape}'),
  };
  async function shown() {
    const close = vi.fn<() => void>();
    await openPortal().show(
      <FormDialog title="payouts.setUp.title" about={[]} isWorking={false} onClose={close}>
        <Form onSubmit={() => undefined}>
          {({ handleSubmit }) => (
            <form onSubmit={(event) => void handleSubmit(event)}>
              <TextField name="description" label="payouts.form.description" autoComplete="off" />
              <FormActions next="payouts.setUp.submit" cancel="payouts.form.cancel" />
            </form>
          )}
        </Form>
      </FormDialog>,
    );
    const field = screen.getByRole('textbox');
    field.focus();
    return { close, field };
  }

  it.each(Object.entries(ways))('asks before it discards input, by %s', async (_, leave) => {
    const { close, field } = await shown();
    await userEvent.type(field, 'Mine');

    await leave();
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: say('wizard.leave.no') }));
    expect(field).toHaveValue('Mine');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: say('wizard.leave.yes') }));

    expect(close).toHaveBeenCalledOnce();
  });

  it.each(Object.entries(ways))('does not ask without input, by %s', async (_, leave) => {
    const { close } = await shown();

    await leave();

    expect(close).toHaveBeenCalledOnce();
  });
});

describe('a dialog of a flow', () => {
  it.each([
    ['closes by Escape and by its button', false, 2],
    ['closes by neither while an answer is waited for', true, 0],
  ])('%s', async (_, isWorking, times) => {
    const close = vi.fn<() => void>();
    await openPortal().show(
      <FlowDialog title="insurance.add" about={[]} isWorking={isWorking} onClose={close}>
        <button type="button">Go on</button>
      </FlowDialog>,
    );

    screen.getByRole('button', { name: 'Go on' }).focus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: say('wizard.close') }));

    expect(close).toHaveBeenCalledTimes(times);
  });
});
