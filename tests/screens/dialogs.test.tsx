import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { listenForBack } from '#src/lib/browser/backButton.ts';
import { Prompt } from '#src/ui/Prompt.tsx';
import { FlowDialog } from '#src/wizard/dialogs/FlowDialog.tsx';
import { openStage } from '#tests/kit/browser/stage.tsx';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal } from '#tests/kit/portal.tsx';

describe('a dialog that waits for an answer', () => {
  it('is read out with what it says, before its answers', async () => {
    const main = { text: 'Stay', onChoose: vi.fn<() => void>() };
    await openPortal().show(
      <Prompt title="Really?" main={main}>
        Nothing of it is kept.
      </Prompt>,
    );

    expect(screen.getByRole('dialog', { name: 'Really?' })).toHaveAccessibleDescription('Nothing of it is kept.');
  });
});

describe('a click beside a dialog', () => {
  it('does nothing, and leaves the focus to the dialog and its keys', async () => {
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
  it('gives the answer that loses nothing, and leaves the page where it is', async () => {
    listenForBack(window);
    window.history.replaceState({ idx: 0 }, '');
    window.history.pushState({ idx: 1 }, '');
    const choose = vi.fn<() => void>();
    await openPortal().show(
      <Prompt title="Really?" main={{ text: 'Stay', onChoose: choose }}>
        Nothing of it is kept.
      </Prompt>,
    );

    window.history.back();

    await vi.waitFor(() => expect(choose).toHaveBeenCalledOnce());
    expect(window.history.state).toEqual({ idx: 1 });
  });
});

describe('a dialog of the insurer’s', () => {
  const raise = async (dialog: object) => {
    const stage = await openStage();
    stage.portal.react({ kind: 'dialog', title: 'Closed', body: 'Until noon', ...dialog });
    return screen.findByRole('alertdialog', { name: 'Closed' });
  };

  it('says by which reference it can be found again', async () => {
    expect(await raise({ reference: 'call-7' })).toHaveAccessibleDescription(
      'Until noon If you call or write to us about this, give the reference call-7.',
    );
  });

  it('says nothing of a reference where there is none', async () => {
    expect(await raise({})).toHaveAccessibleDescription('Until noon');
  });
});

describe('a dialog that a flow runs in', () => {
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
